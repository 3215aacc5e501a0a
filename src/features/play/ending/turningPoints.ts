/** The events that decided a game, from its log. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Book } from '#game/language/book.ts';
import { fatalLoss, realLoss } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { beginAt, replay } from '#game/position/position.ts';

export type TurningPoint = {
  readonly turn: number;
  /** The first one of those that are summed up. */
  readonly event: GameEvent;
  /** The points that a card, or a persona, costs or gives one clone on one track in the whole game. */
  readonly points: number;
  readonly times: number;
  /** The state of a winner that has added these points to damage, or taken them from it. */
  readonly state?: CardNumber | undefined;
};

/**
 * The events that cost those who have not won the most, or gave or spared those who have won the most, in the order in
 * which they began. Always the one that emptied the head, and the one that the reader died of.
 */
export function turningPoints(events: readonly GameEvent[], you: number, most = 3): readonly TurningPoint[] {
  const over = events.find(({ kind }) => kind === 'over');
  const winners = over?.kind === 'over' ? over.outcome.winners : [];
  const decisive = [emptiesHead(events), fatalLoss(events, you)];
  const sums = new Map<string, TurningPoint & { readonly weight: number }>();
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'turn') turn += 1;
    const add = (points: number, weight: number, what: unknown, state?: CardNumber) => {
      if (weight <= 0) return;
      const key = JSON.stringify([what, 'seat' in event && event.seat, 'track' in event && event.track]);
      const before = sums.get(key) ?? { turn, event, points: 0, times: 0, weight: 0, state };
      sums.set(key, {
        ...before,
        points: before.points + points,
        times: before.times + 1,
        weight: before.weight + weight,
      });
    };
    const points = 'seat' in event && winners.includes(event.seat) ? gained(event) : realLoss(event);
    const { words } = event;
    add(
      points,
      decisive.includes(event) ? Number.POSITIVE_INFINITY : points,
      words ? [words.card, words.persona] : event.id,
    );
    const [state = 0, another] = (event.kind === 'damage' && event.changedBy) || [];
    if (event.kind !== 'damage' || state === 0 || another !== undefined) continue;
    const { change = 0, by, seat } = event;
    if (winners.includes(change > 0 ? by : seat)) add(Math.abs(change), Math.abs(change), { state }, state);
  }
  const points = [...sums.values()];
  const heaviest = [...points].sort((a, b) => b.weight - a.weight).slice(0, most);
  return points.filter((point) => heaviest.includes(point));
}

const gained = (event: GameEvent): number => (event.kind === 'gain' ? event.number : 0);

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
