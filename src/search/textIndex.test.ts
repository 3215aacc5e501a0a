import { cardList } from 'virtual:card-list';
import { expect, test } from 'vitest';
import { type FoldedTexts, noTexts } from './foldedTexts.ts';
import type { SearchQuery } from './searchQuery.ts';
import { createTextIndex } from './textIndex.ts';

const cards = cardList.cards.slice(0, 2);

test.each<[SearchQuery, Partial<FoldedTexts>]>([
  [{ effects: 'lease' }, { effects: 'lease' }],
  [{ effects: 'lease', in: ['fear'] }, { fearEffects: 'lease' }],
  [{ fearEffects: 'lease' }, { fearEffects: 'lease' }],
  [{ flavor: 'lease' }, { flavor: 'lease' }],
])('%o puts the card that says nothing else first', async (query, short) => {
  const long = Object.fromEntries(
    Object.entries(short).map(([field, text]) => [field, `${text} and a great deal more besides`]),
  );
  const index = await createTextIndex(cards, [
    { ...noTexts, ...long },
    { ...noTexts, ...short },
  ]);
  const scores = index(query, cards);
  const [first = 0, second = 0] = cards.map(({ id }) => scores.get(id) ?? 0);
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
});
