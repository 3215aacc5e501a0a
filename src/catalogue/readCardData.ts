/**
 * Checks sets and texts as they come in (the cards themselves are checked as
 * they are unpacked). A bad row is left out, so that one slip never empties
 * the gallery.
 */

import * as z from 'zod/mini';
import type { CardTexts } from '#domain/cards/cardList.ts';
import type { CardSet } from '#domain/cards/cardSet.ts';

const text = z.string();
const filled = z.string().check(z.minLength(1));
const natural = z.int().check(z.nonnegative());

const setRow = z.looseObject({
  id: natural,
  name: filled,
  abbreviation: filled,
  slug: filled,
  icon: text,
  description: text,
  sortOrder: natural,
});

const textsRow = z.looseObject({
  id: natural,
  effects: text,
  fearEffects: z.optional(text),
  flavor: text,
  artist: text,
  scene: text,
});

export const readCardSets = (rows: readonly CardSet[]): readonly CardSet[] => goodRows('sets', rows, setRow);

export const readCardTexts = (rows: readonly CardTexts[]): readonly CardTexts[] =>
  goodRows('card texts', rows, textsRow);

/** The rows that have the shape promised; one line in the log counts the others and names the first. */
function goodRows<Row>(what: string, rows: readonly Row[], schema: z.ZodMiniType): readonly Row[] {
  const good = rows.filter((row) => schema.safeParse(row).success);
  if (good.length === rows.length) return rows;
  const bad = rows.find((row) => !good.includes(row));
  console.error(`Left out ${rows.length - good.length} of ${rows.length} ${what}, first of all:`, bad);
  return good;
}
