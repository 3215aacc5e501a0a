/**
 * Measures visits, loading and games of the built site on an emulated slow phone, each against its goal. Run it on an idle machine. `-- visits loading` runs only these parts.
 */

import { type Browser, chromium } from '@playwright/test';
import { readSiteSettings } from '../../scripts/build/siteSettings.ts';
import { hasBuild, root, serveBuiltSite } from '../../scripts/builtSite.ts';
import { launchOptions } from '../../scripts/launchOptions.ts';
import type { SiteServer } from '../../scripts/server/siteServer.ts';
import { createGoals, type Goals } from '../goals.ts';
import { measureDecisions } from './decisions.ts';
import { measureGame } from './game.ts';
import { measureLoading, measureScores } from './pages.ts';
import { measureVisits } from './visits.ts';

export type Run = { readonly site: SiteServer; readonly browser: Browser; readonly goals: Goals };

const parts: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  visits: measureVisits,
  loading: measureLoading,
  game: measureGame,
  decisions: measureDecisions,
  scores: measureScores,
};

/** Resolves to 1 when a goal was missed. */
export async function main(names: string[]): Promise<number> {
  if (!hasBuild()) return 1;
  // The pages were built for this origin.
  const { origin } = readSiteSettings(root);
  const site = await serveBuiltSite(Number(new URL(origin).port) || 4173, 9);
  const browser = await chromium.launch(launchOptions);
  const goals = createGoals();
  if (site.origin !== origin) goals.note(`Served at ${site.origin}, not at ${origin}.`);
  try {
    for (const [name, measure] of Object.entries(parts))
      if (names.length === 0 || names.includes(name)) await measure({ site, browser, goals });
  } finally {
    await browser.close();
    await site.stop();
  }
  const { met, missed } = goals.count;
  console.log(`\n${met} goals met, ${missed} missed.`);
  return missed === 0 ? 0 : 1;
}
