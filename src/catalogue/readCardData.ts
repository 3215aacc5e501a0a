/** Checks card data as they come in. A bad row is left out, so that one slip never empties the gallery. */

import * as z from 'zod/mini';
import { cardTypes, disciplines } from '#domain/cards/card.ts';
import type { CardList, CardTexts } from '#domain/cards/cardList.ts';
import { abilities } from '#domain/cards/symbol.ts';

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

const summaryRow = z.looseObject({
  id: natural,
  name: filled,
  foldedName: filled,
  type: z.enum(cardTypes),
  discipline: z.enum(disciplines),
  set: natural,
  number: natural,
  cost: text,
  resourceValue: natural,
  releaseDate: text,
  abilities: z.array(z.enum(abilities)),
  hasFear: z.boolean(),
  faces: z.object({ thumb: text, full: text }),
});

const textsRow = z.looseObject({
  id: natural,
  effects: text,
  fearEffects: z.optional(text),
  flavor: text,
  artist: text,
  scene: text,
});

export function readCardList({ sets, cards }: CardList): CardList {
  return { sets: goodRows('sets', sets, setRow), cards: goodRows('cards', cards, summaryRow) };
}

export function readCardTexts(rows: readonly CardTexts[]): readonly CardTexts[] {
  return goodRows('card texts', rows, textsRow);
}

/** The rows that have the shape promised; one line in the log counts the others and names the first. */
function goodRows<Row>(what: string, rows: readonly Row[], schema: z.ZodMiniType): readonly Row[] {
  const good = rows.filter((row) => schema.safeParse(row).success);
  if (good.length === rows.length) return rows;
  const bad = rows.find((row) => !good.includes(row));
  console.error(`Left out ${rows.length - good.length} of ${rows.length} ${what}, first of all:`, bad);
  return good;
}
