/**
 * `npm run scale`: the site with 3,000 cards (or as many as are named), built
 * beside the real one and tried on a slow phone; every figure that has a goal
 * beside it. Placeholder faces stand in; what real ones cost is measured on 200.
 *
 *     npm run scale -- --cards 3000
 *     npm run scale -- --only faces
 *     npm run scale -- --keep ../scaled    builds there, and measures what was built there before
 */

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { createGoals } from '../perf/goals.ts';
import { buildAtScale, builtIn, prepareCards } from './buildAtScale.ts';
import { measureFaces } from './measureFaces.ts';
import { measureFiles } from './measureFiles.ts';
import { measureScreens } from './measureScreens.ts';
import { scaleSets } from './scaleSets.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function temporaryFolder(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(path.join(cache, 'scale-'));
}

/** Resolves to 1 when a goal was missed. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { cards: { type: 'string', default: '3000' }, only: { type: 'string' }, keep: { type: 'string' } },
  });
  const goals = createGoals(console.log);
  const { sets } = await loadCardData();
  const added = scaleSets(sets, Number(values.cards));
  const folder = values.keep ?? (await temporaryFolder());
  try {
    if (values.only !== 'faces') {
      const outDir = builtIn(folder);
      if (!existsSync(path.join(outDir, 'sw.js'))) {
        await mkdir(folder, { recursive: true });
        await prepareCards(root, folder, sets, added);
        buildAtScale(root, folder, goals);
      }
      await measureFiles(outDir, Number(values.cards), goals);
      await measureScreens(outDir, added, goals);
    }
    if (values.only !== 'site') await measureFaces(added, goals);
  } finally {
    if (values.keep === undefined) await rm(folder, { recursive: true });
  }
  console.log(`\n${goals.missed()} goals missed`);
  return goals.missed() === 0 ? 0 : 1;
}
