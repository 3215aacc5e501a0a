import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inks } from '#game/cards/inks.ts';

const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sharedInks = [
  'paper',
  'overprint',
  'corpusRed',
  'corpusRedDark',
  'cerebriumBlue',
  'cerebriumBlueDark',
  'fearGold',
] as const;

test.each(sharedInks)('the page and the cards are printed in the same %s', (name) => {
  expect(tokens).toContain(`--${kebabCase(name)}: ${inks[name].toLowerCase()};`);
});

test('by night the two plates and the ground add up to paper, and to no less', () => {
  const value = (name: string) =>
    tokens.match(new RegExp(`--${name}: light-dark\\([^,]+, (#[0-9a-f]{6})\\)`))?.[1] ?? '';
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const [ground, plateA, plateB] = ['ground', 'plate-a', 'plate-b'].map((name) => channels(value(name)));
  for (const [at, paper] of channels(value('text')).entries())
    expect((ground?.[at] ?? 0) + (plateA?.[at] ?? 0) + (plateB?.[at] ?? 0)).toBeGreaterThanOrEqual(paper);
});
