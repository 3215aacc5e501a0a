import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './bench.ts';
import { generateCards } from './generateCards.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bench '));
  printed = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: unknown): Promise<string> {
  const target = path.join(folder, name);
  await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  return target;
}

async function answers(cards: unknown, queries: unknown) {
  const files = ['--cards', await file('cards.json', cards), '--queries', await file('queries.json', queries)];
  return main([...files, '--answers']);
}

const foreign = [
  { id: 30001, name: 'Déjà Vu', type: 'event', set: 77, number: 3, effects: 'Gain 3 “credits”.', cost: '3' },
  { id: 5, name: "The Cavalry's Arrival", set: 12, effects: 'Deal 2 damage — quickly.', cost: '2 Mana', flavor: null },
  { id: 6, name: 'Retired', set: 12, active: false },
];

test('--answers prints the ids that the search finds among the cards of another game', async () => {
  const expected: Readonly<Record<string, readonly number[]>> = {
    '': [5, 30001],
    'name=deja+vu': [30001],
    'cost=2%20mana': [5],
    'set=77': [30001],
    'name=cavalry%E2%80%99s': [5],
    'effects="credits"': [30001],
    'effects=damage+-+quick': [5],
    'name=retired': [],
  };
  expect(await answers(foreign, Object.keys(expected))).toBe(0);
  expect(printed.map((line) => JSON.parse(line))).toEqual(
    Object.entries(expected).map(([query, ids]) => ({ query, ids })),
  );
});

test('cards may come as one set or as several', async () => {
  const set = { id: 12, name: 'Core', slug: 'core', cards: foreign.slice(1) };
  await answers(set, ['set=core']);
  await answers([set, { id: 13, cards: [] }], ['set=12']);
  expect(printed.map((line) => JSON.parse(line).ids)).toEqual([[5], [5]]);
});

test('a file that cannot be used is named', async () => {
  expect(await main(['--cards', '/no/such.json'])).toBe(1);
  expect(await answers('{bad', [])).toBe(1);
  expect(await answers([], [3])).toBe(1);
  expect(await main(['--answers'])).toBe(1);
  expect(printed).toEqual([
    expect.stringContaining('/no/such.json cannot be read'),
    expect.stringContaining('cards.json cannot be read as JSON'),
    expect.stringContaining('queries.json is not a JSON array of query strings.'),
    '--answers needs --queries FILE, a JSON array of query strings.',
  ]);
});

test('generated cards are the same in every run, and all different', () => {
  const cards = generateCards(500);
  expect(generateCards(500)).toEqual(cards);
  expect(new Set(cards.map(({ name }) => name)).size).toBe(500);
});
