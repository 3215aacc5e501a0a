/** The cards before and after a card in a list, for leafing through it. */

export type Neighbours<C> = {
  readonly previous?: C;
  readonly next?: C;
  /** Position in the list, from 1; 0 if the card is not in it. */
  readonly position: number;
  readonly total: number;
};

/** The neighbours of a card. Does not wrap around: the first card has no previous one, the last no next one. */
export function neighboursOf<C extends { readonly id: number }>(
  cards: readonly C[],
  { id }: { readonly id: number },
): Neighbours<C> {
  const index = cards.findIndex((card) => card.id === id);
  const total = cards.length;
  if (index === -1) return { position: 0, total };
  const previous = cards[index - 1];
  const next = cards[index + 1];
  return { ...(previous && { previous }), ...(next && { next }), position: index + 1, total };
}
