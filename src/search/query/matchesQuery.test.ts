import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { anyQuery } from '../../../tests/support/searchQueries.ts';
import { fieldList, type SearchKey } from '../fields/searchFields.ts';
import { foldCardTexts } from '../textColumns.ts';
import { matchesQuery } from './matchesQuery.ts';
import type { FieldQuery, SearchQuery } from './searchQuery.ts';

const cards = cardList.cards.map((card, position) => ({ card, texts: cardTexts[position] as CardTexts }));

const found = (query: SearchQuery) => {
  const matches = matchesQuery(query);
  return cards.filter(({ card, texts }) => matches(card, foldCardTexts(texts))).map(({ card }) => card.id);
};

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");
const within = (part: string, whole: string | undefined) => whole !== undefined && fold(whole).includes(fold(part));

type One = { readonly card: CardSummary; readonly texts: CardTexts };
type Condition<Asked> = (asked: Asked, one: One, query: FieldQuery) => boolean;

/** A slow but simple reference implementation of the specification: what each field asks of a card. */
const conditions: { readonly [Key in SearchKey]: Condition<NonNullable<FieldQuery[Key]>> } = {
  name: (part, { card }) => within(part, card.name),
  effects: (part, { texts }, { in: sides = ['desire', 'fear'] }) =>
    (sides.includes('desire') && within(part, texts.effects)) ||
    (sides.includes('fear') && within(part, texts.fearEffects)),
  // Says where `effects` is looked for, and asks nothing by itself.
  in: () => true,
  fearEffects: (part, { texts }) => within(part, texts.fearEffects),
  flavor: (part, { texts }) => within(part, texts.flavor),
  discipline: (discipline, { card }) => card.discipline === discipline,
  type: (type, { card }) => card.type === type,
  cost: (cost, { card }) => card.cost === cost,
  resourceValue: (value, { card }) => card.resourceValue === value,
  set: (set, { card }) => card.set === set,
  contains: (abilities, { texts }) => {
    const sides = `${texts.effects} ${texts.fearEffects ?? ''}`;
    return abilities.every((ability) => sides.includes(ability === 'activated' ? '{ACT}' : '{TRG}'));
  },
  does: (deeds, { card }) => deeds.every((deed) => card.deeds.includes(deed)),
  damage: (damage, { card }) => card.damage.includes(damage),
};

const naively = (query: FieldQuery, one: One): boolean =>
  fieldList.every(({ key }) => query[key] === undefined || conditions[key](query[key] as never, one, query));

const someCard = fc.constantFrom(...cards);

/** A piece of a real text, in the letter case and with the apostrophes that a phone might give it. */
const pieceOf = (textOf: (one: (typeof cards)[number]) => string) =>
  fc
    .tuple(someCard, fc.nat(120), fc.integer({ min: 1, max: 14 }), fc.boolean(), fc.boolean())
    .map(([one, from, length, upper, curly]) => {
      const piece = textOf(one)
        .slice(from, from + length)
        .trim();
      const cased = upper ? piece.toUpperCase() : piece.toLowerCase();
      return curly ? cased.replaceAll("'", '’') : cased;
    })
    .filter((piece) => piece !== '');

const realQuery = anyQuery({
  name: pieceOf(({ card }) => card.name),
  effects: pieceOf(({ texts }) => texts.effects),
  fearEffects: pieceOf(({ texts }) => texts.fearEffects ?? ''),
  flavor: pieceOf(({ texts }) => texts.flavor),
  cost: someCard.map(({ card }) => card.cost),
  resourceValue: someCard.map(({ card }) => card.resourceValue),
  set: someCard.map(({ card }) => card.set),
});

const naiveIds = (query: SearchQuery) => cards.filter((one) => naively(query, one)).map(({ card }) => card.id);

describe('a search finds exactly what a naive scan finds', () => {
  test.each(fieldList.map(({ key }) => key))('by %s alone', (field) => {
    fc.assert(
      fc.property(realQuery, (query) => {
        fc.pre(query[field] !== undefined);
        const alone = { [field]: query[field], ...(query.in && { in: query.in }) };
        expect(found(alone)).toEqual(naiveIds(alone));
      }),
      { numRuns: 60 },
    );
  });

  test('by any fields together', () => {
    fc.assert(
      fc.property(realQuery, (query) => {
        expect(found(query)).toEqual(naiveIds(query));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a search', () => {
  test('without conditions finds every card', () => {
    expect(found({})).toHaveLength(cardList.cards.length);
    expect(found({ in: ['fear'] })).toHaveLength(cardList.cards.length);
  });

  test('finds each card by its name typed verbatim, whatever its punctuation', () => {
    for (const { card } of cards) {
      expect(found({ name: card.name })).toContain(card.id);
      expect(found({ name: card.name.toUpperCase().replaceAll("'", '’') })).toContain(card.id);
    }
  });

  test('distinguishes a symbol from its word', () => {
    const symbol = found({ effects: '{c}' });
    const word = found({ effects: 'corpus' });
    expect(symbol.length).toBeGreaterThan(10);
    expect(word).not.toEqual(symbol);
    expect(found({ effects: '{T}' })).not.toEqual(found({ effects: '{T1}' }));
  });

  test('searches either side, or only the given one', () => {
    const either = found({ effects: 'lose' });
    const desire = found({ effects: 'lose', in: ['desire'] });
    const fear = found({ effects: 'lose', in: ['fear'] });
    expect(found({ effects: 'lose', in: ['desire', 'fear'] })).toEqual(either);
    expect(new Set([...desire, ...fear])).toEqual(new Set(either));
    expect(fear.length).toBeLessThan(either.length);
    expect(fear).toEqual(found({ fearEffects: 'lose' }));
  });

  test('for effects and for fear effects requires both', () => {
    const both = found({ effects: 'gain', fearEffects: 'lose' });
    expect(both).toEqual(found({ effects: 'gain' }).filter((id) => found({ fearEffects: 'lose' }).includes(id)));
  });

  test('accepts a cost in any order and letter case', () => {
    expect(found({ cost: '{c0}{t1}' })).toEqual(found({ cost: '{T1}{C0}' }));
    expect(found({ cost: '{T1}{C0}' }).length).toBeGreaterThan(5);
    expect(found({ cost: '{T1}' })).toEqual([]);
  });

  test('requires every given ability', () => {
    const activated = found({ contains: ['activated'] });
    const triggered = found({ contains: ['triggered'] });
    expect(found({ contains: ['activated', 'triggered'] })).toEqual(activated.filter((id) => triggered.includes(id)));
  });

  test('compares unknown costs as whole texts', () => {
    const matches = matchesQuery({ cost: '2 Mana' });
    const card = cardList.cards[0] as CardSummary;
    expect(matches({ ...card, cost: '2 mana' }, foldCardTexts())).toBe(true);
    expect(matches({ ...card, cost: '12 mana' }, foldCardTexts())).toBe(false);
  });
});
