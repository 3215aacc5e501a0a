import { describe, expect, it } from 'vitest';
import type { CardSummary } from '#game/cards/cardList.ts';
import { allCards } from './catalogue.ts';
import { sentenceText } from './query/sentence.ts';
import { answerSearch, suggestAlternatives } from './searchAnswer.ts';

describe('the answer to a search', () => {
  it('without conditions is all cards, at once', () => {
    expect(answerSearch({})).toEqual({ found: allCards(), hidden: [] });
  });

  it('counts the cards that each field hides, and all counts add up', async () => {
    const { found, hidden } = await answerSearch({ type: 'reaction', effects: 'cancel' });
    expect(hidden.map(({ key }) => key)).toEqual(['type', 'effects']);
    expect(hidden.reduce((sum, { count }) => sum + count, found.length)).toBe(allCards().length);
  });

  it('is the same promise for the same search', async () => {
    const answer = answerSearch({ effects: 'damage' });
    expect(answer).toBeInstanceOf(Promise);
    expect(answerSearch({ effects: 'damage' })).toBe(answer);
    await answer;
    expect(answerSearch({ effects: 'damage' })).toBe(answer);
  });

  it('is kept for a limited number of searches', async () => {
    const first = answerSearch({ effects: 'first' });
    await Promise.all(Array.from({ length: 20 }, (_, n) => answerSearch({ effects: `other ${n}` })));
    expect(answerSearch({ effects: 'first' })).not.toBe(first);
  });
});

describe('if a search finds nothing', () => {
  const meant = async (name: string) =>
    (await suggestAlternatives({ name, type: 'state' })).meant.map(({ name: near }) => near);

  it('offers the names that a misspelling may have meant', async () => {
    expect(await meant('duk')).toContain('Duck, Obviously');
  });

  it.each(['{T}', 'deck'])('offers no name for %s, which is a symbol or a correctly spelt word', async (text) => {
    expect(await meant(text)).toEqual([]);
  });
});

describe('if no card has a cost', () => {
  const offers = async (cost: string) =>
    (await suggestAlternatives({ cost })).costs.map(({ label, count }) => `${sentenceText(label)}: ${count}`);
  const count = (isMeant: (card: CardSummary) => boolean) => allCards().filter(isMeant).length;

  it('offers the cards with its amount in all, and of each currency', async () => {
    expect(await offers('2')).toEqual([
      `Cards that cost 2 in all: ${count(({ resourceValue }) => resourceValue === 2)}`,
      `Cards that cost 2 ticks: ${count(({ cost }) => cost.includes('{T2}'))}`,
      `Cards that cost 2 corpus: ${count(({ cost }) => cost.includes('{C2}'))}`,
      `Cards that cost 2 cerebrium: ${count(({ cost }) => cost.includes('{B2}'))}`,
    ]);
  });

  it('offers the cards with its only symbol among others', async () => {
    expect(await offers('{T2}')).toEqual([`Cards that cost 2 ticks: ${count(({ cost }) => cost.includes('{T2}'))}`]);
  });
});
