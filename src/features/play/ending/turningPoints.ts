/** The events that decided a game, from its log. */

import type { GameEvent } from '#game/engine/event.ts';
import type { Book } from '#game/language/book.ts';
import { realLoss } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { beginAt, replay } from '#game/position/position.ts';

export type TurningPoint = { readonly turn: number; readonly event: GameEvent };

/** The heaviest losses of points and, where the head ran out, what emptied it, in the order in which they happened. */
export function turningPoints(events: readonly GameEvent[], most = 3): readonly TurningPoint[] {
  let turn = 0;
  const last = emptiesHead(events);
  const weight = (event: GameEvent) => (event === last ? Number.POSITIVE_INFINITY : realLoss(event));
  const points = events.flatMap((event): TurningPoint[] => {
    if (event.kind === 'turn') turn += 1;
    return weight(event) > 0 ? [{ turn, event }] : [];
  });
  const heaviest = [...points].sort((a, b) => weight(b.event) - weight(a.event)).slice(0, most);
  return points.filter((point) => heaviest.includes(point));
}

/** The take, or else the end of a turn, after which the head ran out. */
function emptiesHead(events: readonly GameEvent[]): GameEvent | undefined {
  const isOnPoints = events.some((event) => event.kind === 'over' && event.outcome.how === 'empty-head');
  return events
    .filter((event) => event.kind === 'end-phase' || (event.kind === 'announce' && event.item === 'take'))
    .filter(() => isOnPoints)
    .at(-1);
}

/** The number of decisions before the one that led to an event. */
export function decisionsBefore(
  book: Book,
  { setup, decisions }: Pick<PlayedGame, 'setup' | 'decisions'>,
  { id }: GameEvent,
): number {
  let made = 0;
  replay(book, beginAt(book, { setup }), decisions, ({ events, decisions: before }) => {
    if ((events.at(-1)?.id ?? 0) < id) made = before.length;
  });
  return made;
}
