/**
 * Validates cards, sets and texts when they are loaded. A bad row is omitted, so that one mistake never empties the
 * gallery. Does not use zod, because every page needs the names of the sets and must not wait for zod.
 */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import type { SetNames } from './setNames.ts';

type Check = (value: unknown) => boolean;
/** A check of each property: one that is added does not compile without its check. */
type Checks<Row> = Readonly<Record<keyof Row, Check>>;

const text: Check = (value) => typeof value === 'string';
const filled: Check = (value) => text(value) && value !== '';
const flag: Check = (value) => typeof value === 'boolean';
const natural: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const setNamesRow: Checks<SetNames> = {
  id: natural,
  name: filled,
  abbreviation: filled,
  slug: filled,
};

const setRow: Checks<CardSet> = {
  ...setNamesRow,
  icon: text,
  description: text,
  sortOrder: natural,
  active: flag,
  releaseDate: text,
  spotColor: text,
};

const cardRow: Checks<CardSummary> = {
  id: natural,
  set: natural,
  number: natural,
  resourceValue: natural,
  name: filled,
  foldedName: filled,
  cost: text,
  type: oneOf(cardTypes),
  discipline: oneOf(disciplines),
  abilities: Array.isArray,
  deeds: Array.isArray,
  damage: Array.isArray,
  hasFear: flag,
  releaseDate: text,
  faces: (value) => typeof value === 'object' && value !== null,
};

const textsRow: Checks<CardTexts> = {
  id: natural,
  effects: text,
  fearEffects: optional(text),
  flavor: text,
  artist: text,
  scene: text,
  notes: optional(Array.isArray),
  changes: optional(Array.isArray),
};

export const readSetNames = (rows: readonly SetNames[]): readonly SetNames[] => goodRows('sets', rows, setNamesRow);

export const readCardSets = (rows: readonly CardSet[]): readonly CardSet[] => goodRows('sets', rows, setRow);

export const readCards = (rows: readonly CardSummary[]): readonly CardSummary[] => goodRows('cards', rows, cardRow);

export const readCardTexts = (rows: readonly CardTexts[]): readonly CardTexts[] =>
  goodRows('card texts', rows, textsRow);

/** Returns the valid rows. Logs the number of invalid rows and the first of them in one line. */
function goodRows<Row extends object>(what: string, rows: readonly Row[], checks: Checks<Row>): readonly Row[] {
  const fields = Object.entries<Check>(checks);
  const isGood = (row: Partial<Record<string, unknown>> | null) => fields.every(([name, check]) => check(row?.[name]));
  const good = rows.filter(isGood);
  if (good.length === rows.length) return rows;
  const bad = rows.find((row) => !good.includes(row));
  console.error(`Left out ${rows.length - good.length} of ${rows.length} ${what}, first of all:`, bad);
  return good;
}
