/** Cards under the headers of their sets, as the gallery and the results list them. */

import type { CardSet } from './cardSet.ts';

type InSet = { readonly set: number };

export type SetGroup<C> = {
  readonly set: CardSet;
  /** What is listed of the set; empty where a search found nothing. */
  readonly cards: readonly C[];
  /** How many cards the set has when nothing is hidden. */
  readonly total: number;
};

/** Every set in the order given, each with its cards in the order given. */
export function groupBySet<C extends InSet>(
  sets: readonly CardSet[],
  listed: readonly C[],
  all: readonly InSet[],
): SetGroup<C>[] {
  return sets.map((set) => ({
    set,
    cards: listed.filter((card) => card.set === set.id),
    total: all.filter((card) => card.set === set.id).length,
  }));
}
