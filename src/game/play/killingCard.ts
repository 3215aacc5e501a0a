/** The card that a clone died of. */

import type { GameEvent } from '../engine/event.ts';
import type { CardNumber } from '../engine/printedCard.ts';

export const isLoss = (event: GameEvent) => event.kind === 'damage' || event.kind === 'lose';

/** The card whose words took the last points of the clone that died last; `undefined` if nobody died of a card. */
export function killingCard(events: readonly GameEvent[]): CardNumber | undefined {
  const place = events.map(({ kind }) => kind).lastIndexOf('die');
  const died = events[place];
  if (died?.kind !== 'die') return undefined;
  const blow = events
    .slice(0, place)
    .filter((event) => isLoss(event) && 'seat' in event && event.seat === died.seat)
    .at(-1);
  return blow?.words?.persona === null ? blow.words.card : undefined;
}
