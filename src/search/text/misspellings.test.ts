/** Each misspelt name gets the expected suggestion first. */

import { expect, test } from 'vitest';
import { misspellings } from '../../../tests/support/misspellings.ts';
import { siteSearch } from '../siteSearch.ts';
import { correctedNames } from './nameCorrection.ts';

test.each(misspellings)('%s: did you mean %s?', async (typed, meant) => {
  const { cards, rules } = await siteSearch.load();
  expect([...cards.suggest(typed, 1), ...rules.suggest(typed, 1)]).toEqual([]);
  const [first] = await correctedNames(typed, 3);
  expect(first && ('anchor' in first ? first.title : first.name).toLowerCase()).toBe(meant.toLowerCase());
});

const { rules } = await siteSearch.load();

test.each([
  ['how manny players', 'about-players'],
  ['how to wim', 'how-to-win'],
  ['what is the feae side', 'desire-and-fear'],
  ['does it wrok offline', 'about-offline'],
  ['how many playerss', 'about-players'],
  ['what if my target disappearrs', 'making-choices'],
  ['who goes firs', 'setup'],
])('a slip inside a sentence is understood: %s', (typed, id) => {
  expect(rules.find(typed, 3).map(({ passage }) => passage.id)).toContain(id);
});

test.each([
  'used car prices',
  'learn to play piano',
  'my cat is sick',
  'my car will not start',
  'what is a black hole',
])('corrections make no question about the game of another: %s', (typed) => {
  expect(rules.find(typed, 1)).toEqual([]);
});

test.each([
  ['dec building', 'set'],
  ['can I remove madnss', 'glossary-paranoia'],
  ['how lng does it tke', 'about-time'],
])('other names of terms are understood misspelt, and so are written questions: %s', (typed, id) => {
  expect(rules.find(typed, 7).map(({ passage }) => passage.id)).toContain(id);
});
