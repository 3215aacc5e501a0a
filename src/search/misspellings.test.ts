/** Each misspelt name gets the expected suggestion first. */

import { cardList } from 'virtual:card-list';
import { expect, test } from 'vitest';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { misspellings } from '../../tests/support/misspellings.ts';
import { foldText } from './foldText.ts';
import { createNameCorrector, createNameScan } from './nameSearch.ts';

const names = [
  ...cardList.cards.map(({ name }) => name),
  ...Object.values(ruleTitles),
  ...glossaryInOrder.map(({ term }) => speakRuleText(term)),
].map((name) => ({ name, foldedName: foldText(name) }));

test.each(misspellings)('%s: did you mean %s?', async (typed, meant) => {
  expect(createNameScan(names)(typed, 1)).toEqual([]);
  const correct = await createNameCorrector(names);
  expect(correct(typed, 3)[0]?.name).toBe(meant);
});
