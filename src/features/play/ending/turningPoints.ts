/** The events that decided a game, from its log. */

import type { GameEvent } from '#game/engine/event.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Book } from '#game/language/book.ts';
import { cardOf, fatalLoss, realLoss } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { beginAt, replay } from '#game/position/position.ts';

export type TurningPoint = {
  /** The turn on which it happened, or on which the state was played that did it. */
  readonly turn: number;
  /** The first one of those that are summed up. */
  readonly event: GameEvent;
  /** The event to look at: the first one, or that the state was played. */
  readonly at: GameEvent;
  /** The points that a card, or a persona, costs or gives one clone on one track in the whole game. */
  readonly points: number;
  readonly times: number;
  /** The state of a winner that has added these points to damage, or taken them from it. */
  readonly state?: CardNumber | undefined;
  /** Whether it was an attack that had been redirected: a swing of twice its points. */
  readonly isTurned?: boolean | undefined;
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
  /** By card: the turn on which it was last played, and its last announcement or redirection. */
  const played = new Map<CardNumber, { readonly turn: number; readonly at: GameEvent }>();
  for (const event of events) {
    if (event.kind === 'turn') turn += 1;
    if ((event.kind === 'announce' && event.item !== 'triggered') || event.kind === 'redirect')
      played.set(event.source, { turn, at: event });
    const add = (points: number, weight: number, state?: CardNumber) => {
      if (weight <= 0) return;
      const { words } = event;
      const card = state ?? cardOf(event) ?? 0;
      const begun = card > 0 ? played.get(card) : undefined;
      const isTurned = state === undefined && begun?.at.kind === 'redirect';
      const what = state === undefined ? (words ? [card, words.persona, isTurned] : event.id) : { state };
      const key = JSON.stringify([what, 'seat' in event && event.seat, 'track' in event && event.track]);
      const isOfState = begun?.at.kind === 'announce' && begun.at.item === 'state';
      const first = { event, ...(isOfState ? begun : { turn, at: event }) };
      const before = sums.get(key) ?? { ...first, points: 0, times: 0, weight: 0, state, isTurned };
      sums.set(key, {
        ...before,
        points: before.points + points,
        times: before.times + 1,
        weight: before.weight + weight * (isTurned ? 2 : 1),
      });
    };
    const points = 'seat' in event && winners.includes(event.seat) ? gained(event) : realLoss(event);
    const isDecisive = decisive.includes(event);
    const [state = 0, another] = (event.kind === 'damage' && event.changedBy) || [];
    const change = event.kind === 'damage' && state !== 0 && another === undefined ? (event.change ?? 0) : 0;
    const isWinners = event.kind === 'damage' && winners.includes(change > 0 ? event.by : event.seat);
    // What killed has all of its points: it is named in any case.
    const ofState = !isWinners || (isDecisive && change > 0) ? 0 : change > 0 ? Math.min(change, points) : -change;
    const own = change > 0 ? points - ofState : points;
    add(own, isDecisive ? Number.POSITIVE_INFINITY : own);
    if (ofState > 0) add(ofState, ofState, state);
  }
  const points = [...sums.values()];
  const heaviest = [...points].sort((a, b) => b.weight - a.weight).slice(0, most);
  return points.filter((point) => heaviest.includes(point)).sort((a, b) => a.turn - b.turn);
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
