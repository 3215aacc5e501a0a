/**
 * `npm run perf`: what visits cost and how soon the built site is there on a slow
 * phone, every figure beside its goal. Names of parts run only
 * those: `npm run perf -- visits hands`.
 */

import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { startSiteServer } from '#scripts/server/siteServer.ts';
import { createGoals } from './goals.ts';
import { measureHands } from './hands.ts';
import { measureVisits } from './visits.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Resolves to 1 when a goal was missed. */
export async function main(names: string[]): Promise<number> {
  const built = path.join(root, 'dist');
  const site = await startSiteServer({
    root: built,
    settings: { ...readSiteSettings(root), backend: false },
    port: 4173,
  });
  const goals = createGoals(console.log);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    visits: () => measureVisits(site, built, goals),
    hands: () => measureHands(site.origin, goals),
  };
  for (const [name, measure] of Object.entries(parts)) if (names.length === 0 || names.includes(name)) await measure();
  await site.stop();
  console.log(`\n${goals.missed()} goals missed`);
  return goals.missed() === 0 ? 0 : 1;
}
