/** What a clone loses for good, and the card that it died of. */

import type { GameEvent } from '../engine/event.ts';
import type { CardNumber } from '../engine/printedCard.ts';

/** The points that a clone loses by an event, without transient ones. */
export const realLoss = (event: GameEvent): number =>
  event.kind === 'damage' || event.kind === 'lose' ? event.number - event.transient : 0;

/** The card whose words took the last points of the clone that died last; `undefined` if nobody died of a card. */
export function killingCard(events: readonly GameEvent[]): CardNumber | undefined {
  const place = events.map(({ kind }) => kind).lastIndexOf('die');
  const died = events[place];
  if (died?.kind !== 'die') return undefined;
  const blow = events
    .slice(0, place)
    .filter((event) => realLoss(event) > 0 && 'seat' in event && event.seat === died.seat)
    .at(-1);
  return blow?.words?.persona === null ? blow.words.card : undefined;
}
