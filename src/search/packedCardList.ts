/**
 * The card list as it is downloaded: each field of all cards as one column. This is a quarter of the size of one object
 * per card, and ready in less than half the time, which matters for thousands of cards.
 */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import type { CardList, CardSummary } from '#game/cards/cardList.ts';
import { type Ability, abilities } from '#game/cards/symbol.ts';
import { foldLines } from './foldText.ts';

const numbers = [
  'id',
  'set',
  'number',
  'resourceValue',
  // Indexes in the lists of types and disciplines, a bit mask of the list of abilities, and 0 or 1.
  'type',
  'discipline',
  'abilities',
  'hasFear',
] as const;
const texts = ['name', 'cost', 'releaseDate', 'thumb', 'full'] as const;

type Numbers<Value> = Readonly<Record<(typeof numbers)[number], Value>>;
type Texts<Value> = Readonly<Record<(typeof texts)[number], Value>>;
type Row = Numbers<number> & Texts<string>;
type Columns = Numbers<readonly unknown[]> & Texts<readonly string[]> & { readonly foldedName: readonly string[] };

const record = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** The packed cards of the list. Its sets are few and are not packed. */
export type PackedCards = Numbers<readonly number[]> & Texts<string>;

/** Separates the values of a column; no value contains it. */
const separator = '\n';

/** Packs cards into columns, in list order. `openCards` is the inverse. */
export function packCards(cards: CardList['cards']): PackedCards {
  const rows = cards.map(rowOf);
  return {
    ...record(numbers, (name) => rows.map((row) => row[name])),
    ...record(texts, (name) => rows.map((row) => row[name]).join(separator)),
  };
}

function rowOf({ faces, type, discipline, abilities, hasFear, ...card }: CardSummary): Row {
  return {
    ...card,
    type: cardTypes.indexOf(type),
    discipline: disciplines.indexOf(discipline),
    abilities: bitsOf(abilities),
    hasFear: Number(hasFear),
    thumb: faces.thumb,
    full: faces.full,
  };
}

const bitsOf = (found: readonly Ability[]) =>
  abilities.reduce((bits, ability, place) => bits | (found.includes(ability) ? 1 << place : 0), 0);

/** Every combination of abilities by its bit mask, shared by all cards that have it. */
const abilitiesByBits = Array.from({ length: 1 << abilities.length }, (_, bits) =>
  abilities.filter((_ability, place) => (bits & (1 << place)) !== 0),
);

/** Packed cards, each of which is unpacked when it is requested. */
export type OpenedCards = {
  /** Folded names, each at the position of its card. */
  readonly foldedNames: readonly string[];
  /** Unpacks the card at a position, anew for every call; `undefined` if it is invalid. */
  readonly cardAt: (place: number) => CardSummary | undefined;
  /**
   * All cards, unpacked on first access and kept. Invalid cards are omitted, so that one mistake never empties the
   * gallery.
   */
  readonly cards: readonly CardSummary[];
};

/**
 * Opens packed cards without unpacking them. A search for names shows seven of thousands of cards; unpacking all of
 * them would take most of its time.
 *
 * @param report - Called with one sentence if there are invalid cards.
 */
export function openCards(packed: PackedCards, report: (sentence: string) => void): OpenedCards {
  const texted = record(texts, (name) => packed[name].split(separator));
  const columns: Columns = {
    ...record(numbers, (name) => packed[name]),
    ...texted,
    // All at once, which is many times faster than one by one.
    foldedName: foldLines(packed.name, texted.name),
  };
  let cards: readonly CardSummary[] | undefined;
  return {
    foldedNames: columns.foldedName,
    cardAt: (place) => cardAt(columns, place),
    get cards() {
      cards ??= allCards(columns, report);
      return cards;
    },
  };
}

function allCards(columns: Columns, report: (sentence: string) => void): readonly CardSummary[] {
  const count = columns.id.length;
  const unpacked: CardSummary[] = [];
  // A plain loop: for thousands of cards it is twice as fast as a chain of array methods.
  for (let place = 0; place < count; place++) {
    const card = cardAt(columns, place);
    if (card) unpacked.push(card);
  }
  const left = count - unpacked.length;
  if (left > 0) report(`Left out ${left} of ${count} cards, which made no sense.`);
  return unpacked;
}

function cardAt(columns: Columns, place: number): CardSummary | undefined {
  const id = natural(columns.id[place]);
  const name = columns.name[place];
  const type = cardTypes[Number(columns.type[place])];
  const discipline = disciplines[Number(columns.discipline[place])];
  const abilities = abilitiesByBits[Number(columns.abilities[place])];
  const set = natural(columns.set[place]);
  const number = natural(columns.number[place]);
  const resourceValue = natural(columns.resourceValue[place]);
  if (id === undefined || !name || set === undefined || number === undefined) return undefined;
  if (type === undefined || discipline === undefined || abilities === undefined) return undefined;
  if (resourceValue === undefined) return undefined;
  return {
    id,
    name,
    type,
    discipline,
    set,
    number,
    cost: columns.cost[place] ?? '',
    resourceValue,
    releaseDate: columns.releaseDate[place] ?? '',
    foldedName: columns.foldedName[place] ?? '',
    abilities,
    hasFear: columns.hasFear[place] === 1,
    faces: { thumb: columns.thumb[place] ?? '', full: columns.full[place] ?? '' },
  };
}

const natural = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
