import { cardList } from 'virtual:card-list';
import { cardTexts } from 'virtual:card-texts';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { cardListOf, cardTextsOf } from '#cards/build/catalogueData.ts';
import { LoadError } from '#site/loader.ts';
import { anyQuery } from '../../tests/support/searchQueries.ts';
import { createCardFinder } from './cardFinder.ts';
import { createCardSearch } from './cardSearch.ts';
import { matchesQuery } from './matchesQuery.ts';
import { createNameScan } from './nameSearch.ts';
import type { SearchQuery } from './searchQuery.ts';
import { foldCardTexts, noTexts } from './textFields.ts';

const textsById = new Map(cardTexts.map((texts) => [texts.id, texts]));
const { searchCards, searchSummaries, hiddenCards } = createCardSearch(
  () => cardList.cards,
  async () => textsById,
);
const namesFound = async (query: SearchQuery) => (await searchCards(query)).map(({ name }) => name);

describe('searching the cards', () => {
  test('finds exactly the cards that match the predicate', () => {
    const folded = cardTexts.map(foldCardTexts);
    const find = createCardFinder(cardList.cards, folded);
    const short = fc.constantFrom('a', 'e', 'the', 'gain', '{c}', '. ', 's d', '’', 'YOU');
    fc.assert(
      fc.property(anyQuery({ name: short, effects: short, fearEffects: short, flavor: short }), (query) => {
        const matches = matchesQuery(query);
        const admitted = cardList.cards.filter((card, position) => matches(card, folded[position] ?? noTexts));
        expect(find(query)).toEqual(admitted);
      }),
      { numRuns: 500 },
    );
  });

  test('finds and counts the same among thousands of cards, which it searches in blocks', async () => {
    const copies = Array.from({ length: 30 }, (_, copy) => copy * 10_000);
    const cards = copies.flatMap((more) => cardList.cards.map((card) => ({ ...card, id: card.id + more })));
    const texts = copies.flatMap((more) => cardTexts.map((row) => ({ ...row, id: row.id + more })));
    const search = createCardSearch(
      () => cards,
      async () => new Map(texts.map((row) => [row.id, row])),
    );
    const query = { effects: 'damage' };
    const admitted = createCardFinder(cards, texts.map(foldCardTexts))(query);
    expect(await search.searchCards(query)).toEqual(admitted);
    expect(await search.countCards(query)).toBe(admitted.length);
    expect(await search.countCards({ effects: 'damage', name: 'no such name' })).toBe(0);
  });

  test('keeps the order of the sets', async () => {
    const found = await searchCards({ effects: 'damage' });
    const sets = found.map(({ set }) => set);
    const order = cardList.sets.map(({ id }) => id);
    expect(sets).toEqual(sets.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('puts the best matching text first within each set', async () => {
    const found = await namesFound({ effects: 'cancel an attack', type: 'reaction', set: 6 });
    expect(found[0]).toBe('Talk Over Yourself');
    const twice = await namesFound({ effects: 'cancel', set: 3 });
    expect(twice[0]).toBe('Already Happened');
  });

  test('puts the best matching name first within each set', () => {
    const found = searchSummaries({ name: 'b', set: 1 });
    expect(found[0]?.name).toBe('Better Haircut');
    expect(found.length).toBeGreaterThan(1);
  });

  test('puts a word in a name before the same word in texts within each set', async () => {
    const found = await namesFound({ type: 'reaction', set: 6, rest: { kind: 'word', text: 'idea' } });
    expect(found[0]).toBe('My Idea, Actually');
    expect(found.length).toBeGreaterThan(1);
  });

  test('neither adds nor loses a card by sorting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('attack', 'amag', '{b}', 'x', 'e'), async (effects) => {
        const found = await searchCards({ effects });
        const matches = matchesQuery({ effects });
        const admitted = cardTexts.filter((texts, i) => {
          const card = cardList.cards[i];
          return card && matches(card, foldCardTexts(texts));
        });
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(admitted.map(({ id }) => id)));
        expect(found).toHaveLength(admitted.length);
      }),
    );
  });

  test('loads no texts for a search that needs none', async () => {
    const loadTexts = vi.fn(async () => textsById);
    const search = createCardSearch(() => cardList.cards, loadTexts);
    await search.searchCards({ name: 'fist', type: 'attack', contains: ['activated'] });
    expect(loadTexts).not.toHaveBeenCalled();
    await search.searchCards({ flavor: 'twin' });
    await search.searchCards({ effects: 'gain' });
    expect(loadTexts).toHaveBeenCalledTimes(1);
  });

  test.each<SearchQuery>([
    { rest: { kind: 'field', query: { flavor: 'one' } } },
    { rest: { kind: 'not', part: { kind: 'field', query: { effects: 'cancel' } } } },
    { rest: { kind: 'exact', key: 'flavor', text: cardTexts[0]?.flavor ?? '' } },
    { rest: { kind: 'exact', key: 'effects', text: cardTexts[0]?.effects ?? '' } },
  ])('finds the same cards before the texts are loaded: %o', async (query) => {
    const cold = createCardSearch(
      () => cardList.cards,
      async () => textsById,
    );
    const matches = matchesQuery(query);
    const expected = cardList.cards.filter((card) => {
      const texts = textsById.get(card.id);
      return texts && matches(card, foldCardTexts(texts));
    });
    expect(expected.length).toBeGreaterThan(0);
    const ids = (await cold.searchCards(query)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  test('loads the texts again after a failure', async () => {
    const loadTexts = vi.fn(async () => textsById).mockRejectedValueOnce(new Error('offline'));
    const search = createCardSearch(() => cardList.cards, loadTexts);
    await expect(search.searchCards({ effects: 'gain' })).rejects.toThrow(LoadError);
    expect((await search.searchCards({ effects: 'gain' })).length).toBeGreaterThan(0);
  });

  test('counts the cards that each filter hides', async () => {
    const others = cardList.cards.filter(({ type }) => type !== 'reaction').length;
    const left = await searchCards({ type: 'reaction', effects: 'cancel' });
    expect(await hiddenCards({ type: 'reaction', effects: 'cancel' })).toEqual([
      { key: 'type', count: others },
      { key: 'effects', count: cardList.cards.length - others - left.length },
    ]);
  });
});

describe('a card or a set that is not active', () => {
  test('is never found', async () => {
    const { sets } = await loadCardData();
    const files = sets.map((set) => ({
      ...set,
      active: set.active && set.id !== 2,
      cards: set.cards.map((card) => ({ ...card, active: card.active && card.name !== 'Better Haircut' })),
    }));
    const list = cardListOf(files, () => ({ thumb: '', full: '' }));
    const texts = new Map(cardTextsOf(files).map((row) => [row.id, row]));
    const search = createCardSearch(
      () => list.cards,
      async () => texts,
    );

    expect(list.sets.map(({ id }) => id)).not.toContain(2);
    const left = cardList.cards.filter(({ set, name }) => set !== 2 && name !== 'Better Haircut');
    expect((await search.searchCards({})).map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    expect(await search.searchCards({ name: 'Better Haircut' })).toEqual([]);
    expect(await search.searchCards({ flavor: 'cannot grow it better' })).toEqual([]);
    expect(await search.searchCards({ set: 2 })).toEqual([]);
    expect(createNameScan(list.cards)('Revolving Door', 7)).toEqual([]);
  });
});
