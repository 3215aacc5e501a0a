/** Corpus and cerebrium: lose, gain, transient points (#glossary-lose, #list-of-resources, #glossary-transient). */

import type { Points, Table } from './table.ts';

/** The amounts that a loss takes from each kind of point: always transient ones first. */
export function splitLoss({ transient }: Points, amount: number): { transient: number; real: number } {
  const borrowed = Math.min(transient, amount);
  return { transient: borrowed, real: amount - borrowed };
}

/** The points after a loss. Real points may fall below 0: an effect may give some back before deaths are checked. */
export function lose(points: Points, amount: number): Points {
  const loss = splitLoss(points, amount);
  return { real: points.real - loss.real, transient: points.transient - loss.transient };
}

/** A number of points for display, with a true minus sign. */
export const printPoints = (points: number): string => String(points).replace('-', '−');

/** One number, or the least and the most: "9 to 16". */
export const printSpan = (span: readonly number[], to = ' to '): string =>
  [...new Set(span)]
    .sort((a, b) => a - b)
    .map(printPoints)
    .join(to);

/** The points after a gain. There is no maximum: a clone can have more than it started with. */
export const gain = (points: Points, amount: number): Points => ({ ...points, real: points.real + amount });

/** Adds transient points, which last until the end of the turn (#glossary-transient). */
export const gainTransient = (points: Points, amount: number): Points => ({
  ...points,
  transient: points.transient + amount,
});

/** The real points alone. */
export const withoutTransient = ({ real }: Points): Points => ({ real, transient: 0 });

/** Removes all transient points of every clone, at the end of every turn (#end-phase). */
export const vanishTransient = (table: Table): Table => ({
  ...table,
  clones: table.clones.map((clone) => ({
    ...clone,
    corpus: withoutTransient(clone.corpus),
    cerebrium: withoutTransient(clone.cerebrium),
  })),
});
