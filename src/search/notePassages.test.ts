import { expect, test } from 'vitest';
import { cardTexts } from './cardTexts.ts';
import { allCards } from './catalogue.ts';
import { notePassages } from './notePassages.ts';
import { createRuleSearch } from './ruleSearch.ts';

test('a ruling on a card is found with the rules, and leads to the card', async () => {
  const search = await createRuleSearch(notePassages(allCards(), await cardTexts.load()));
  const [hit] = search('Ghostwriter', 5);
  expect(hit?.passage).toMatchObject({ kind: 'card note', title: 'Ghostwriter', href: '/spite-and-image/cards/4/7' });
});
