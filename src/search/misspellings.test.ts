/** Each misspelt name gets the expected suggestion first. */

import { expect, test } from 'vitest';
import { misspellings } from '../../tests/support/misspellings.ts';
import { correctedNames } from './otherAnswers.ts';
import { siteSearch } from './siteSearch.ts';

test.each(misspellings)('%s: did you mean %s?', async (typed, meant) => {
  const { cards, rules } = await siteSearch.load();
  expect([...cards.suggest(typed, 1), ...rules.suggest(typed, 1)]).toEqual([]);
  const [first] = await correctedNames(typed, 3);
  expect(first && ('anchor' in first ? first.title : first.name).toLowerCase()).toBe(meant.toLowerCase());
});
