/** The cards before and after a card in a list, for leafing through it. */

export type Neighbours<C> = {
  readonly previous?: C;
  readonly next?: C;
  /** Place in the list, from 1; 0 when the card is not in it. */
  readonly position: number;
  readonly total: number;
};

/** A list does not go round: the first card has no previous one, the last no next one. */
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
