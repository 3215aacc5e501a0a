/** The order of what was found: sets keep theirs, the best comes first inside each. */

import type { CardSummary } from '#game/cards/cardList.ts';

/** Sets stay in their order; inside each set the higher score comes first, and equals keep their places. */
export function bestFirstInSets(
  found: readonly CardSummary[],
  scoreOf: (card: CardSummary) => number,
): readonly CardSummary[] {
  const places = new Map([...new Set(found.map(({ set }) => set))].map((set, place) => [set, place]));
  const placeOf = ({ set }: CardSummary) => places.get(set) ?? 0;
  return found
    .map((card) => ({ card, score: scoreOf(card) }))
    .toSorted((a, b) => placeOf(a.card) - placeOf(b.card) || b.score - a.score)
    .map(({ card }) => card);
}
