/**
 * The slim list as it travels: each field of all cards as one string. That is a
 * quarter of the size of one object per card, and ready in less than half the
 * time, which counts when there are thousands of cards.
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
  // Places in the lists of types and disciplines, bits of the list of abilities, and 0 or 1.
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

/** The cards of the list; its sets are few and travel as they are. */
export type PackedCards = Numbers<readonly number[]> & Texts<string>;

/** Stands between the values of a column; no value has one. */
const separator = '\n';

/** The list by columns, in its own order; `unpackCards` is its inverse. */
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

/** Every choice of abilities by its bits, shared by all cards that have it. */
const abilitiesByBits = Array.from({ length: 1 << abilities.length }, (_, bits) =>
  abilities.filter((_ability, place) => (bits & (1 << place)) !== 0),
);

/** Cards that are still in their package: each is made when it is asked for. */
export type OpenedCards = {
  /** Folded once for whoever looks for names, each at the place of its card. */
  readonly foldedNames: readonly string[];
  /** The card at a place, made anew for every call; `undefined` when it makes no sense. */
  readonly cardAt: (place: number) => CardSummary | undefined;
  /**
   * All cards, made when first read and kept. One that makes no sense is left
   * out, so that one slip never empties the gallery.
   */
  readonly cards: readonly CardSummary[];
};

/**
 * The cards again. A search for names needs only these, and of thousands of
 * cards it shows seven: making all of them would take most of its time.
 *
 * @param report - Hears in one sentence of cards that make no sense.
 */
export function openCards(packed: PackedCards, report: (sentence: string) => void): OpenedCards {
  const texted = record(texts, (name) => packed[name].split(separator));
  const columns: Columns = {
    ...record(numbers, (name) => packed[name]),
    ...texted,
    // All at once, which is many times as fast as one by one.
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
  // A plain loop: of thousands of cards it is twice as fast as the chain of functions.
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
