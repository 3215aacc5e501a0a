import { cardList } from 'virtual:card-list';
import { cardTexts } from 'virtual:card-texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuery } from '../../tests/support/searchQueries.ts';
import { hiddenBy } from './filters.ts';
import { matchesQuery } from './matchesQuery.ts';
import { foldCardTexts, noTexts } from './textFields.ts';

const { cards } = cardList;
const texts = cardTexts.map(foldCardTexts);

describe('hidden cards', () => {
  test('are counted for the first filter that hides them', () => {
    const isReaction = (_: unknown, index: number) => cards[index]?.type === 'reaction';
    const reactions = texts.filter(isReaction);
    const withoutCancel = reactions.filter(
      (textOf) => !`${textOf('effects')} ${textOf('fearEffects')}`.includes('cancel'),
    );
    expect(hiddenBy({ type: 'reaction', effects: 'cancel' }, cards, texts)).toEqual([
      { key: 'type', count: cards.length - reactions.length },
      { key: 'effects', count: withoutCancel.length },
    ]);
  });

  test('are an empty list if nothing is hidden', () => {
    expect(hiddenBy({}, cards)).toEqual([]);
    expect(hiddenBy({ in: ['fear'] }, cards)).toEqual([]);
  });

  test('add up to all cards that were not found', () => {
    fc.assert(
      fc.property(anyQuery(), (query) => {
        const hidden = hiddenBy(query, cards, texts).reduce((sum, { count }) => sum + count, 0);
        const matches = matchesQuery(query);
        expect(hidden).toBe(cards.filter((card, i) => !matches(card, texts[i] ?? noTexts)).length);
      }),
    );
  });
});
