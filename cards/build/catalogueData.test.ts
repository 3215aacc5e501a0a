/** Tests the card data that the page gets. */

import { describe, expect, it } from 'vitest';
import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { cardListOf, cardTextsOf, shownCardsOf, spotRulesOf } from './catalogueData.ts';

function card(set: number, number: number, given: Partial<Card> = {}): Card {
  return {
    id: set * 100 + number,
    name: `Card ${set}-${number}`,
    type: 'attack',
    discipline: 'physical',
    set,
    number,
    effects: 'Deal 1 {C} damage to another clone.',
    flavor: 'Ouch.',
    cost: '{T1}{C0}',
    resourceValue: 1,
    releaseDate: '2026-10-01',
    artist: 'Imago Mutual Print Room',
    active: true,
    art: { icons: ['fist'], scene: 'a fist' },
    ...given,
  };
}

function setFile(id: number, cards: readonly Card[], given: Partial<CardSetFile> = {}): CardSetFile {
  return {
    id,
    name: `Set ${id}`,
    abbreviation: 'SET',
    slug: `set-${id}`,
    icon: 'fist',
    description: 'A set.',
    sortOrder: id,
    active: true,
    releaseDate: '2026-10-01',
    spotColor: '#EDB93F',
    cards,
    ...given,
  };
}

const facesOf = (cardId: number) => ({ thumb: `/thumb/${cardId}`, full: `/full/${cardId}` });

describe('the slim list', () => {
  it('has the sets in list order and the cards in set and print order', () => {
    const promo = setFile(0, [card(0, 1)], { sortOrder: 99 });
    const list = cardListOf([promo, setFile(2, [card(2, 1)]), setFile(1, [card(1, 2), card(1, 1)])], facesOf);
    expect(list.sets.map(({ id }) => id)).toEqual([1, 2, 0]);
    expect(list.cards.map(({ id }) => id)).toEqual([101, 102, 201, 1]);
  });

  it('leaves out inactive cards and inactive sets with all their cards', () => {
    const files = [
      setFile(1, [card(1, 1), card(1, 2, { active: false })]),
      setFile(2, [card(2, 1)], { active: false }),
    ];
    expect(cardListOf(files, facesOf).sets.map(({ id }) => id)).toEqual([1]);
    expect(cardListOf(files, facesOf).cards.map(({ id }) => id)).toEqual([101]);
    expect(cardTextsOf(files).map(({ id }) => id)).toEqual([101]);
  });

  it('has the data for thumbnails and searches by name, and no texts', () => {
    const curly = card(1, 4, {
      name: 'I’d Have Said  Thát',
      effects: '{TRG} When your turn starts, gain {I}.',
      fearEffects: '{ACT} {T1}: Gain {I}.',
    });
    expect(cardListOf([setFile(1, [curly])], facesOf).cards).toEqual([
      {
        id: 104,
        name: 'I’d Have Said  Thát',
        type: 'attack',
        discipline: 'physical',
        set: 1,
        number: 4,
        cost: '{T1}{C0}',
        resourceValue: 1,
        releaseDate: '2026-10-01',
        foldedName: "i'd have said that",
        abilities: ['activated', 'triggered'],
        deeds: ['draw', 'each-turn', 'fear-side'],
        damage: [],
        hasFear: true,
        faces: { thumb: '/thumb/104', full: '/full/104' },
      },
    ]);
  });

  it('has every field of a set except its cards', () => {
    const file = setFile(3, [card(3, 1)]);
    const { cards: _, ...set } = file;
    expect(cardListOf([file], facesOf).sets).toEqual([set]);
  });
});

describe('the texts', () => {
  it('are those of the cards in the list, with scene and rulings', () => {
    const notes = [{ date: '2026-10-01', text: 'It hurts.' }];
    const files = [setFile(1, [card(1, 1), card(1, 2, { fearEffects: 'Gain {T}.', notes })])];
    expect(cardTextsOf(files)).toEqual([
      {
        id: 101,
        effects: 'Deal 1 {C} damage to another clone.',
        flavor: 'Ouch.',
        artist: 'Imago Mutual Print Room',
        scene: 'a fist',
      },
      {
        id: 102,
        effects: 'Deal 1 {C} damage to another clone.',
        fearEffects: 'Gain {T}.',
        flavor: 'Ouch.',
        artist: 'Imago Mutual Print Room',
        scene: 'a fist',
        notes,
      },
    ]);
  });
});

describe('the cards that home shows', () => {
  it('have their fear side as a screen words it', () => {
    const files = [
      setFile(1, [
        card(1, 4, { fearEffects: 'Deal 6 {C} damage to each clone.' }),
        card(1, 5, { fearEffects: 'Deal 2 {B} damage to another clone. Gain 2 {B}.' }),
      ]),
    ];
    expect(shownCardsOf(files)).toEqual({
      haircut: { set: 1, number: 5, fear: 'Deal 2 {B} to another clone. Gain 2 {B}.' },
      cellarSteps: { set: 1, number: 4, fear: 'Deal 6 {C} to each clone.' },
    });
  });

  it('must have one', () => {
    expect(() => shownCardsOf([setFile(1, [card(1, 4), card(1, 5)])])).toThrow('card 105');
  });
});

describe('the spot colours', () => {
  it('are style rules by the number of each active set', () => {
    const files = [
      setFile(1, [], { spotColor: '#EDB93F' }),
      setFile(7, [], { spotColor: '#ABCDEF' }),
      setFile(8, [], { active: false }),
    ];
    expect(spotRulesOf(files)).toBe('@layer tokens{[data-set="1"]{--spot:#EDB93F}[data-set="7"]{--spot:#ABCDEF}}');
  });
});
