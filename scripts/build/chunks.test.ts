import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, parts } from './chunks.ts';

const source = path.resolve(import.meta.dirname, '../../src');
const idOf = (file: string) => path.join(source, file);

test('every module that decides the chunk of others exists', () => {
  // The book is generated.
  const files = Object.values(parts)
    .flat()
    .filter((file) => !file.startsWith('game/generated/'));
  expect(files.filter((file) => !existsSync(idOf(file.replace('?raw', ''))))).toEqual([]);
});

/** The chunk of each module in a graph of static imports; `dynamic` are imported dynamically. */
function chunksOf(imports: Readonly<Record<string, readonly string[]>>, dynamic: readonly string[]) {
  const graph = {
    getModuleInfo: (id: string) => ({
      importers: Object.keys(imports)
        .filter((file) => imports[file]?.some((other) => idOf(other) === id))
        .map(idOf),
      dynamicImporters: dynamic.some((file) => idOf(file) === id) ? ['main.tsx'] : [],
    }),
  };
  const byPart = chunkGroups.slice(-Object.keys(parts).length).map(({ name }) => name);
  return (file: string) => byPart.map((name) => typeof name === 'function' && name(idOf(file), graph)).find(Boolean);
}

test('a module goes with the only part that reaches it, else with what the parts share', () => {
  const [home, rules, play, settle, trial] = [
    'features/home/HomeScreen.tsx',
    'features/rules/RulesScreen.tsx',
    'features/play/FreeGame.tsx',
    'features/settle/Answer.tsx',
    'features/card/CardTrial.tsx',
  ];
  const other = 'features/credits/CreditsScreen.tsx';
  const chunkOf = chunksOf(
    {
      [home]: ['a/both.ts', 'a/home.ts'],
      [rules]: ['a/both.ts'],
      [play]: ['a/played.ts', 'a/games.ts', 'a/circle.ts'],
      [settle]: ['a/games.ts', 'a/open.ts'],
      [trial]: ['a/open.ts'],
      [other]: ['a/played.ts'],
      'a/circle.ts': ['a/circling.ts'],
      'a/circling.ts': ['a/circle.ts'],
    },
    [home, rules, play, settle, trial, other],
  );
  expect(chunkOf('a/home.ts')).toBe('home');
  expect(chunkOf('a/both.ts')).toBe('screens');
  expect(chunkOf('a/games.ts')).toBe('play');
  expect(chunkOf('a/open.ts')).toBe('shared');
  expect(chunkOf('a/played.ts')).toBe('deferred');
  expect(chunkOf('a/circling.ts')).toBe('play');
  expect(chunkOf(settle)).toBe('settle');
});
