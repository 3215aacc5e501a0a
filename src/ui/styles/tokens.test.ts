import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inks } from '#domain/cards/inks.ts';

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
