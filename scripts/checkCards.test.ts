/** Tests the command that checks card files, as a publisher runs it. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardsFolder } from '#cards/build/cardFiles.ts';
import { main } from './checkCards.ts';

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cards check '));
  printed = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void printed.push(line));
  }
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('checks every card file when none is named, and succeeds', async () => {
  expect(await main([])).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^\d+ sets, \d+ cards, \d+ personas, 0 faults, 0 warnings\.$/)]);
});

it('checks only the files named', async () => {
  expect(await main([path.join(cardsFolder, 'sets/1-duel.json')])).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^1 set, \d+ cards, 0 personas, 0 faults, 0 warnings\.$/)]);
});

it('fails with a sentence for each fault of a file outside the project', async () => {
  const file = path.join(folder, '7-grudge.json');
  await writeFile(file, '[{ "name": "Aunt" }');
  expect(await main([file])).toBe(1);
  expect(printed).toEqual([
    '7-grudge.json: expected valid JSON, found a fault in line 1, column 20: close bracket expected.',
    '0 sets, 0 cards, 0 personas, 1 fault, 0 warnings.',
  ]);
});

it('reports a list of cards without a set', async () => {
  const file = path.join(folder, 'loose.json');
  await writeFile(file, '[{ "name": "Aunt", "cost": "{T1}", "discipline": "mental" }]');
  expect(await main([file])).toBe(1);
  expect(printed[0]).toBe(
    'loose.json: expected a set with its own fields and its "cards", found a bare list of cards.',
  );
});

it('fails with a sentence for a missing file', async () => {
  const file = path.join(folder, 'nowhere.json');
  expect(await main([file])).toBe(1);
  expect(printed[0]).toBe(`${file}: expected a file that can be read, found none.`);
});
