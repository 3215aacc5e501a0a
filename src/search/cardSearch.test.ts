import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { cardListOf, cardTextsOf } from '#cards/build/catalogueData.ts';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { searchOf } from '../../tests/support/searchOf.ts';
import { anyQuery } from '../../tests/support/searchQueries.ts';
import { cardSearch } from './cardSearchLoader.ts';
import { matchesQuery } from './query/matchesQuery.ts';
import type { SearchQuery } from './query/searchQuery.ts';
import { foldText } from './text/foldText.ts';
import { foldCardTexts } from './textColumns.ts';

const search = await cardSearch.load();
const { find, suggest } = search;
const namesFound = (query: SearchQuery) => find(query).map(({ name }) => name);
const idsOf = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id).toSorted((a, b) => a - b);

afterEach(() => vi.restoreAllMocks());

/** Any query, in texts that cards contain. */
const short = fc.constantFrom('a', 'e', 'the', 'gain', '{c}', '. ', 's d', '’', 'YOU', 'amag');
const likelyQuery = anyQuery({ name: short, effects: short, fearEffects: short, flavor: short });

describe('searching the cards', () => {
  test('finds, counts and hides exactly what a scan of all cards with the predicate does', () => {
    fc.assert(
      fc.property(likelyQuery, (query) => {
        const matches = matchesQuery(query);
        const admitted = cardList.cards.filter((card, position) => matches(card, foldCardTexts(cardTexts[position])));
        const found = find(query);
        expect(idsOf(found)).toEqual(idsOf(admitted));
        expect(search.count(query)).toBe(admitted.length);
        const hidden = search.hidden(query).reduce((sum, { count }) => sum + count, 0);
        expect(hidden).toBe(cardList.cards.length - admitted.length);
      }),
      { numRuns: 500 },
    );
  });

  test.each<SearchQuery>([
    { rest: { kind: 'field', query: { flavor: 'one' } } },
    { rest: { kind: 'not', part: { kind: 'field', query: { effects: 'cancel' } } } },
    { rest: { kind: 'exact', key: 'flavor', text: cardTexts[0]?.flavor ?? '' } },
    { rest: { kind: 'exact', key: 'effects', text: cardTexts[0]?.effects ?? '' } },
  ])('finds exactly those cards by search syntax too: %o', (query) => {
    const matches = matchesQuery(query);
    const admitted = cardList.cards.filter((card, position) => matches(card, foldCardTexts(cardTexts[position])));
    expect(admitted.length).toBeGreaterThan(0);
    expect(idsOf(find(query))).toEqual(idsOf(admitted));
  });

  test('counts each hidden card once, for the first filter that hides it', () => {
    const others = cardList.cards.filter(({ type }) => type !== 'reaction').length;
    const left = find({ type: 'reaction', effects: 'cancel' });
    expect(search.hidden({ type: 'reaction', effects: 'cancel' })).toEqual([
      { key: 'type', count: others },
      { key: 'effects', count: cardList.cards.length - others - left.length },
    ]);
    expect(search.hidden({ in: ['fear'] })).toEqual([]);
  });

  test('keeps the order of the sets', () => {
    const sets = find({ effects: 'damage' }).map(({ set }) => set);
    const order = cardList.sets.map(({ id }) => id);
    expect(sets).toEqual(sets.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('puts the best matching text first within each set', () => {
    expect(namesFound({ effects: 'cancel an attack', type: 'reaction', set: 6 })[0]).toBe('Talk Over Yourself');
    expect(namesFound({ effects: 'cancel', set: 3 })[0]).toBe('Already Happened');
  });

  test('puts the best matching name first within each set', () => {
    const found = namesFound({ name: 'b', set: 1 });
    expect(found[0]).toBe('Better Haircut');
    expect(found.length).toBeGreaterThan(1);
  });

  test('puts the set with the best matching name first, as the search box does', () => {
    for (const name of ['hand', 'one', 'stop', 'my']) {
      const found = find({ name });
      expect(found[0]).toEqual(suggest(name, 1)[0]);
      expect(new Set(found.map(({ set }) => set)).size).toBeGreaterThan(1);
    }
  });

  test('puts a word in a name before the same word in texts within each set', () => {
    const found = namesFound({ type: 'reaction', set: 6, rest: { kind: 'word', text: 'idea' } });
    expect(found[0]).toBe('My Idea, Actually');
    expect(found.length).toBeGreaterThan(1);
  });

  test('finds nothing without the index', () => {
    vi.spyOn(MiniSearch.prototype, 'search').mockReturnValue([]);
    expect(find({ type: 'attack' })).toEqual([]);
    expect(find({ effects: 'gain' })).toEqual([]);
    expect(suggest('duck', 7)).toEqual([]);
  });
});

describe('suggesting names while they are typed', () => {
  const namesOf = (text: string, limit = 7) => suggest(text, limit).map(({ name }) => name);

  test('suggests exactly the names that contain the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1, maxLength: 2 }), short), (text) => {
        const needle = foldText(text).trim();
        const containing = cardList.cards.filter(({ foldedName }) => needle !== '' && foldedName.includes(needle));
        expect(idsOf(suggest(text, 1000))).toEqual(idsOf(containing));
      }),
    );
  });

  test('puts beginnings of names before beginnings of words, and these before other names', () => {
    const found = namesOf('he', 100).map(foldText);
    const rank = (name: string) => (name.startsWith('he') ? 0 : /\bhe/.test(name) ? 1 : 2);
    expect(found.map(rank)).toEqual(found.map(rank).toSorted());
    expect(new Set(found.map(rank)).size).toBeGreaterThan(1);
  });

  test('finds text inside words too', () => {
    expect(namesOf('memoi')).toEqual(['Selective Memoir']);
    expect(namesOf('writer')).toEqual(['Ghostwriter']);
  });

  test('puts a name that is typed in full first, whatever its punctuation', () => {
    for (const { name } of cardList.cards) {
      expect(namesOf(name)[0]).toBe(name);
      expect(namesOf(` ${name.toUpperCase().replaceAll("'", '’')} `)[0]).toBe(name);
    }
  });

  test('suggests nothing for a blank text, and never more than the limit', () => {
    expect(namesOf('')).toEqual([]);
    expect(namesOf('   ')).toEqual([]);
    expect(namesOf('e', 3)).toHaveLength(3);
  });
});

test('a word of nearly all of many cards orders nothing, and still finds them all', () => {
  const [first] = cardList.cards;
  if (!first) throw new Error('There are no cards.');
  const cards = Array.from({ length: 400 }, (_, id) => ({ ...first, id }));
  const texts = cards.map(({ id }) => ({ id, effects: `Deal ${id} damage.`, flavor: '', artist: '', scene: '' }));
  const many = searchOf({ ...cardList, cards }, texts);
  expect(many.index.search('damage', { fields: ['desire'] })).toEqual([]);
  expect(many.find({ effects: 'damage' })).toHaveLength(400);
  expect(many.find({ effects: '17 damage' })[0]?.id).toBe(17);
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
    const { find, suggest } = searchOf(list, cardTextsOf(files));

    expect(list.sets.map(({ id }) => id)).not.toContain(2);
    const left = cardList.cards.filter(({ set, name }) => set !== 2 && name !== 'Better Haircut');
    expect(find({}).map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    expect(find({ name: 'Better Haircut' })).toEqual([]);
    expect(find({ flavor: 'cannot grow it better' })).toEqual([]);
    expect(find({ set: 2 })).toEqual([]);
    expect(suggest('Revolving Door', 7)).toEqual([]);
  });
});
