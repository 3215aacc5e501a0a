/** The lasting losses of a clone, and the card that it died of. */

import type { GameEvent } from '../engine/event.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import type { SeatNumber } from '../rules/table.ts';

/** The points that a clone loses by an event, without transient ones. */
export const realLoss = (event: GameEvent): number =>
  event.kind === 'damage' || event.kind === 'lose' ? event.number - event.transient : 0;

/** The last points that a clone lost, if it died; without a seat, the clone that died last. */
export function fatalLoss(events: readonly GameEvent[], seat?: SeatNumber): GameEvent | undefined {
  const deaths = events.flatMap((event) =>
    event.kind === 'die' && event.seat === (seat ?? event.seat) ? [event] : [],
  );
  const died = deaths.at(-1);
  return (
    died &&
    events
      .slice(0, events.indexOf(died))
      .filter((event) => realLoss(event) > 0 && 'seat' in event && event.seat === died.seat)
      .at(-1)
  );
}

/** The card whose words dealt an event; `undefined` for a persona. */
export const cardOf = ({ words }: GameEvent): CardNumber | undefined =>
  words?.persona === null ? words.card : undefined;

/** The card that took the last points of the clone that died last; `undefined` if nobody died of a card. */
export function killingCard(events: readonly GameEvent[]): CardNumber | undefined {
  const loss = fatalLoss(events);
  return loss && cardOf(loss);
}
