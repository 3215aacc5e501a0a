/**
 * `npm run perf`: measures size, loading, painting and interaction of the built site on an emulated slow phone,
 * each against its goal. Run it on an idle machine. `npm run perf -- visits paint` runs only these parts.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from '../build/siteSettings.ts';
import { startSiteServer } from '../server/siteServer.ts';
import { measureDecisions } from './decisions.ts';
import { createGoals } from './goals.ts';
import { measureInteraction } from './interaction.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureOpponent } from './opponent.ts';
import { measurePaint } from './paint.ts';
import { measureVisits } from './visits.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'dist');

/** Resolves to 1 when a goal was missed. */
export async function main(names: string[]): Promise<number> {
  if (!existsSync(path.join(built, 'sw.js'))) {
    console.error('There is no build to measure. Run: npm run build');
    return 1;
  }
  const settings = { ...readSiteSettings(root), backend: false };
  // The pages were built for this origin.
  const port = Number(new URL(settings.origin).port) || 4173;
  const site = await startSiteServer({ root: built, settings, port, spare: 9 });
  const goals = createGoals();
  if (site.origin !== settings.origin) goals.note(`Served at ${site.origin}, not at ${settings.origin}.`);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    visits: () => measureVisits(site, built, goals),
    paint: () => measurePaint(site, built, goals),
    interaction: () => measureInteraction(site.origin, goals),
    decisions: () => measureDecisions(site.origin, goals),
    opponent: () => measureOpponent(site.origin, goals),
    lighthouse: () => measureWithLighthouse(site.origin, goals),
  };
  try {
    for (const [name, measure] of Object.entries(parts))
      if (names.length === 0 || names.includes(name)) await measure();
  } finally {
    await site.stop();
  }
  const { met, missed } = goals.count;
  console.log(`\n${met} goals met, ${missed} missed.`);
  return missed === 0 ? 0 : 1;
}
