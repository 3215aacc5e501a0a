import { cardList } from 'virtual:card-list';
import { expect, test } from 'vitest';
import { createCardScore } from './rankCards.ts';
import type { SearchQuery } from './searchQuery.ts';
import { foldCardTexts } from './textFields.ts';

const [card] = cardList.cards;
if (!card) throw new Error('There are no cards.');
const scoreOf = (query: SearchQuery, texts: Parameters<typeof foldCardTexts>[0], foldedName = 'x') =>
  createCardScore(query)({ ...card, foldedName }, foldCardTexts(texts));

test.each<[SearchQuery, string]>([
  [{ effects: 'lease' }, 'effects'],
  [{ effects: 'lease', in: ['fear'] }, 'fearEffects'],
  [{ fearEffects: 'lease' }, 'fearEffects'],
  [{ flavor: 'lease' }, 'flavor'],
  [{ rest: { kind: 'word', text: 'Lease' } }, 'effects'],
])('%o ranks short texts and texts with more occurrences first', (query, field) => {
  const once = scoreOf(query, { [field]: 'lease and a great deal more besides' });
  expect(once).toBeGreaterThan(0);
  expect(scoreOf(query, { [field]: 'lease' })).toBeGreaterThan(once);
  expect(scoreOf(query, { [field]: 'lease and a great deal more lease' })).toBeGreaterThan(once);
  expect(scoreOf(query, { [field]: 'nothing' })).toBe(0);
});

test('a word counts more in a name than in texts, and most if it is the whole name', () => {
  const query: SearchQuery = { type: 'attack', rest: { kind: 'word', text: 'cellar' } };
  const inTexts = scoreOf(query, { effects: 'cellar cellar cellar', fearEffects: 'cellar' });
  const inName = scoreOf(query, {}, 'down the cellar steps');
  expect(inName).toBeGreaterThan(inTexts);
  expect(scoreOf(query, {}, 'cellar steps')).toBeGreaterThan(inName);
  expect(scoreOf(query, {}, 'cellar')).toBeGreaterThan(scoreOf(query, {}, 'cellar steps'));
});
