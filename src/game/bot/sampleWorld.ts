/** A possible state of a game: what a seat knows, with the cards that it has not seen dealt at random. */

import { copyState } from '../engine/copyState.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { draw, type Random, randomFrom, shuffle } from '../engine/random.ts';
import type { Item, State } from '../engine/state.ts';
import type { View } from '../engine/view.ts';

/** Returns a state that looks like `view` to its seat. It depends on nothing that the seat may not know. */
export function sampleWorld(view: View, random: Random): State {
  const { you: _you, legal: _legal, unseen, batches, seats, head, headspace, stem, waiting, current, ...rest } = view;
  const placed = new Map<number, CardNumber>();
  for (const { cards, places } of batches) {
    const order = shuffle(random, [...cards]);
    for (const [index, place] of places.entries()) placed.set(place, order[index] ?? 0);
  }
  const inBatches = new Set(placed.values());
  const hidden = shuffle(
    random,
    unseen.filter((card) => !inBatches.has(card)),
  );
  const reveal = (card: CardNumber | null): CardNumber => card ?? hidden.pop() ?? 0;
  const slots = headspace.map((slot) => slot && { card: reveal(slot.card), faceDown: slot.faceDown });
  const faceDown = slots.flatMap((slot) => (slot?.faceDown ? slot.card : []));
  // An idea that is being taken still lies in headspace.
  const ofItem = (item: Item): Item =>
    item.kind === 'take' && item.card === 0 ? { ...item, card: faceDown[0] ?? 0 } : item;
  const items = [...stem, ...waiting, ...(current ? [current.item] : []), ...(view.draft ? [view.draft.item] : [])];
  return copyState({
    ...rest,
    seats: seats.map((seat) => ({ ...seat, thoughts: seat.thoughts.map(reveal) })),
    headspace: slots,
    head: head.map((card, place) => placed.get(place) ?? reveal(card)),
    aside: [...view.aside],
    stem: stem.map(ofItem),
    waiting: waiting.map(ofItem),
    current: current && { ...current, item: ofItem(current.item) },
    work: [...view.work],
    pending: view.pending as State['pending'],
    batches: [],
    known: {},
    random: randomFrom(draw(random, 0x1_0000_0000)),
    nextItem: 1 + items.reduce((highest, { id }) => Math.max(highest, id), 0),
    nextEvent: 1,
  });
}
