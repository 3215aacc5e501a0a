/** Cards grouped by set, as listed in the gallery and the search results. */

import type { CardSet } from './cardSet.ts';

type InSet = { readonly set: number };

export type SetGroup<C> = {
  readonly set: CardSet;
  /** The listed cards of the set; empty if a search found none. */
  readonly cards: readonly C[];
  /** Number of cards in the set without any filter. */
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
