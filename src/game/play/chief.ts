/** The events of a game that matter most to its reader. */

import type { EventKind, GameEvent } from '../engine/event.ts';
import type { SeatNumber } from '../rules/table.ts';

/** Who was hurt, by what: the kinds of events in the order in which they matter. */
const weights: readonly EventKind[] = [
  'over',
  'die',
  'damage',
  'announce',
  'cancel',
  'redirect',
  'take',
  'afraid',
  'lose',
];
/** Whether an event is worth a line of its own. That a clone reaches for an idea is not: it takes the idea. */
export const matters = (event: GameEvent): boolean =>
  weights.includes(event.kind) && !(event.kind === 'announce' && event.item === 'take');

const weightOf = ({ kind }: GameEvent) => weights.indexOf(kind);

/** The most important of the events that matter, in the order in which they happened. */
export function chief(events: readonly GameEvent[], most: number): readonly GameEvent[] {
  const first = events
    .filter(matters)
    .sort((a, b) => weightOf(a) - weightOf(b))
    .slice(0, most);
  return events.filter((event) => first.includes(event));
}

/** The greatest damage, to a seat before others: the picture of a blow in words. */
export function worstBlow(events: readonly GameEvent[], seat: SeatNumber): GameEvent | undefined {
  const weight = (event: GameEvent) => (event.kind === 'damage' ? event.number + (event.seat === seat ? 100 : 0) : 0);
  return [...events].sort((a, b) => weight(b) - weight(a)).find(({ kind }) => kind === 'damage');
}

/** The turns of the others since the last turn of a seat, or before its first one; those before its turn if it has one now. */
export function turnsSince(events: readonly GameEvent[], seat: SeatNumber): readonly (readonly GameEvent[])[] {
  const turns: GameEvent[][] = [];
  for (const event of events) {
    if (event.kind === 'turn') turns.push([]);
    turns.at(-1)?.push(event);
  }
  const isOwn = ([first]: readonly GameEvent[]) => first?.kind === 'turn' && first.seat === seat;
  if (isOwn(turns.at(-1) ?? [])) turns.pop();
  return turns.slice(turns.map(isOwn).lastIndexOf(true) + 1);
}
