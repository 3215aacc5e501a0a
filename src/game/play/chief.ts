/** The events of a game that matter most to its reader. */

import type { EventKind, GameEvent } from '../engine/event.ts';
import type { SeatNumber } from '../rules/table.ts';

/** Who died or was frightened, what was stopped or lost, and what it cost: the kinds in the order in which they matter. */
const weights: readonly EventKind[] = [
  'over',
  'die',
  'afraid',
  'cancel',
  'redirect',
  'forget',
  'steal',
  'look',
  'damage',
  'announce',
  'lose',
  'take',
];
/**
 * Whether an event is worth a line of its own. That a clone reaches for an idea is not: it takes the idea. Nor is that
 * an effect triggers, which says what it does, or an idea that is forgotten as a payment.
 */
export const matters = (event: GameEvent): boolean =>
  weights.includes(event.kind) &&
  !(event.kind === 'announce' && (event.item === 'take' || event.item === 'triggered')) &&
  !(event.kind === 'forget' && !event.words && !isForLimit(event));

const isForLimit = ({ kind, see }: GameEvent) => kind === 'forget' && see === 'end-phase';

const weightOf = (event: GameEvent) => (isForLimit(event) ? weights.length : weights.indexOf(event.kind));

/**
 * The most important of the events that matter, in the order in which they happened. What was played comes before what
 * it cost, which nobody understands without it.
 */
export function chief(events: readonly GameEvent[], most: number): readonly GameEvent[] {
  const rank = (event: GameEvent) => (event.kind === 'announce' ? weights.indexOf('forget') - 0.5 : weightOf(event));
  const first = events
    .filter(matters)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
  return events.filter((event) => first.includes(event));
}

/** The one event that matters most: of those of one kind the greatest, those of a seat before others, else the last. */
export function headline(events: readonly GameEvent[], seat: SeatNumber): GameEvent | undefined {
  const size = (event: GameEvent) =>
    ('number' in event ? event.number : 0) + ('seat' in event && event.seat === seat ? 100 : 0);
  return events
    .filter(matters)
    .reverse()
    .sort((a, b) => weightOf(a) - weightOf(b) || size(b) - size(a))[0];
}

/** Lines of the news, if nothing more happened to the seat itself. */
const mostLines = 6;

/** The events of these turns that are told to a seat: the most important of each turn, and all that it lost. */
export function linesOf(turns: readonly (readonly GameEvent[])[], seat: SeatNumber): readonly GameEvent[] {
  return turns.flatMap((turn) => {
    const first = chief(turn, Math.ceil(mostLines / turns.length));
    return turn.filter((event) => first.includes(event) || (matters(event) && takesFrom(event, seat)));
  });
}

function takesFrom(event: GameEvent, seat: SeatNumber): boolean {
  if (event.kind === 'steal') return event.from === seat;
  return ['damage', 'lose', 'forget', 'afraid'].includes(event.kind) && 'seat' in event && event.seat === seat;
}

/** The events since a seat last decided in its turn, or else since its last turn, with what triggered in this one. */
export function newsOf(events: readonly GameEvent[], seat: SeatNumber): readonly (readonly GameEvent[])[] {
  const turn = events.map(({ kind }) => kind).lastIndexOf('turn');
  const decided = events
    .map((event) => event.kind === 'announce' && event.item !== 'triggered' && event.seat === seat)
    .lastIndexOf(true);
  const { [turn]: began } = events;
  const isOwn = began?.kind === 'turn' && began.seat === seat;
  if (isOwn && decided > turn) return [events.slice(decided)];
  const triggered = isOwn ? events.slice(turn) : [];
  return triggered.some(matters) ? [...turnsSince(events, seat), triggered] : turnsSince(events, seat);
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
