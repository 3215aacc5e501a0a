/**
 * `npm run perf`: what the built site weighs and how soon it is there on a slow
 * phone and a slow line, every figure beside its goal. Names of parts run only
 * those: `npm run perf -- visits hands`.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from '../build/siteSettings.ts';
import { phoneBrowserName } from '../phoneBrowser.ts';
import { startSiteServer } from '../server/siteServer.ts';
import { createGoals } from './goals.ts';
import { measureHands } from './hands.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measurePaint } from './paint.ts';
import { createQuietMoments } from './quietMoment.ts';
import { measureVisits } from './visits.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'dist');

/** Resolves to 1 when a goal was missed. */
export async function main(names: string[]): Promise<number> {
  if (!existsSync(path.join(built, 'sw.js'))) {
    console.error('There is nothing to measure yet. Run npm run build first.');
    return 1;
  }
  const settings = readSiteSettings(root);
  // The address the pages name as their own.
  const port = Number(new URL(settings.origin).port) || 4173;
  const site = await startSiteServer({ root: built, settings: { ...settings, backend: false }, port, spare: 9 });
  const goals = createGoals(console.log);
  const quiet = createQuietMoments();
  goals.note(`Measured in ${phoneBrowserName}.`);
  if (site.origin !== settings.origin)
    goals.note(`${settings.origin} is taken or elsewhere; measured at ${site.origin}.`);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    visits: () => measureVisits(site, built, goals, quiet),
    paint: () => measurePaint(site, built, goals, quiet),
    hands: () => measureHands(site.origin, goals, quiet),
    lighthouse: () => measureWithLighthouse(site.origin, goals, quiet),
  };
  try {
    for (const [name, measure] of Object.entries(parts))
      if (names.length === 0 || names.includes(name)) await measure();
  } finally {
    await site.stop();
  }
  const { met, missed } = goals.count();
  console.log(`\n${quiet.account()}\n${met} goals met, ${missed} missed.`);
  return missed === 0 ? 0 : 1;
}
