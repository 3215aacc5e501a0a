/** Builds the site with more cards than it has, in a process of its own, as `vite build` would. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faceCacheOf } from '#cards/faces/faceCache.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import type { Goals } from '../perf/goals.ts';
import { tool } from '../tools.mjs';
import { fillWithPlaceholders } from './placeholders.ts';

/** Without the mode in which this script itself was loaded: builds are for production. */
const { NODE_ENV: _mode, ...inherited } = process.env;

/** Minutes of a build, cold but for the pictures. */
const patience = 5;

/** Where the site is built, below a folder. */
export const builtIn = (folder: string): string => path.join(folder, 'built');

const foldersIn = (folder: string) => ({
  cards: path.join(folder, 'cards'),
  faces: path.join(folder, 'faces'),
  outDir: builtIn(folder),
});

/** Lays the card files and their pictures ready in the folder, unless they lie there already. */
export async function prepareCards(
  root: string,
  folder: string,
  game: readonly CardSetFile[],
  added: readonly CardSetFile[],
): Promise<void> {
  const { cards, faces } = foldersIn(folder);
  if (existsSync(cards)) return;
  await cp(faceCacheOf(root), faces, { recursive: true });
  await fillWithPlaceholders(game, added, faces);
  // Last, so that their presence says that everything is there.
  await mkdir(cards);
  for (const name of ['sets', 'personas.json'])
    await cp(path.join(root, 'cards', name), path.join(cards, name), { recursive: true });
  for (const set of added) await writeFile(path.join(cards, 'sets', `${set.id}-${set.slug}.json`), JSON.stringify(set));
}

/** Builds below the folder; throws what the build says when it fails. */
export function buildAtScale(root: string, folder: string, goals: Goals): void {
  const { cards, faces, outDir } = foldersIn(folder);
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, tool('vite', 'build'), {
    cwd: root,
    encoding: 'utf8',
    // It names every file.
    maxBuffer: 2 ** 26,
    env: { ...inherited, NO_COLOR: '1', CARDS_DIR: cards, FACE_CACHE_DIR: faces, OUT_DIR: outDir },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stderr}${stdout.slice(-2000)}`);
  goals.title('The build, every picture drawn before');
  goals.atMost('the whole of it', Math.round((performance.now() - started) / 1000), patience * 60, ' s');
  goals.note(/\d+ pages rendered in \d+ ms/.exec(stdout)?.[0] ?? 'The build does not say how long rendering took.');
}
