/** The events that decided a game, from its log. */

import type { GameEvent } from '#game/engine/event.ts';
import type { Book } from '#game/language/book.ts';
import { isLoss } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { beginAt, replay } from '#game/position/position.ts';

export type TurningPoint = { readonly turn: number; readonly event: GameEvent };

/** The heaviest losses of points, in the order in which they happened. */
export function turningPoints(events: readonly GameEvent[], most = 3): readonly TurningPoint[] {
  let turn = 0;
  const losses = events.flatMap((event): TurningPoint[] => {
    if (event.kind === 'turn') turn += 1;
    return isLoss(event) ? [{ turn, event }] : [];
  });
  const weight = ({ event }: TurningPoint) => ('number' in event ? event.number : 0);
  const heaviest = [...losses].sort((a, b) => weight(b) - weight(a)).slice(0, most);
  return losses.filter((loss) => heaviest.includes(loss));
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
