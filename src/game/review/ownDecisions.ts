/** The decisions of a game that a seat made itself: those at which it was asked and had a choice. */

import { openDecisions } from '../bot/openDecisions.ts';
import { copyState } from '../engine/copyState.ts';
import type { Decision } from '../engine/legal.ts';
import { type View, viewFor } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { automaticDecision } from '../play/stops.ts';
import { beginAt, type Position, replay } from '../position/position.ts';
import type { SeatNumber } from '../rules/table.ts';

export type OwnDecision = {
  /** Number of decisions of the game before it. */
  readonly made: number;
  /** The id of the first event that came of it, if any did. */
  readonly nextEvent: number;
  /** All that the seat could know. */
  readonly view: View;
  /** The decision that was made comes first. */
  readonly options: readonly Decision[];
};

/** Whether two decisions are the same. */
const isSame = (one: Decision, other: Decision) => JSON.stringify(one) === JSON.stringify(other);

/** Leaves out automatic decisions, and announcements that were withdrawn. */
export function ownDecisions(
  book: Book,
  { start, decisions }: Pick<Position, 'start' | 'decisions'>,
  seat: SeatNumber,
) {
  const own: OwnDecision[] = [];
  let announced = 0;
  replay(book, beginAt(book, start), decisions, ({ decisions: { length: made }, state }) => {
    const decision = decisions[made];
    if (!decision || state.pending?.seat !== seat) return;
    if (!state.draft) announced = made;
    if (decision.do === 'withdraw') {
      for (let last = own.at(-1); last && last.made >= announced; last = own.at(-1)) own.pop();
      return;
    }
    const automatic = automaticDecision(book, state, { hold: false, askAlways: false });
    if (automatic && isSame(automatic, decision)) return;
    const view = viewFor(book, copyState(state), seat);
    const others = openDecisions(book, view).filter((option) => !isSame(option, decision));
    if (others.length > 0) own.push({ made, nextEvent: state.nextEvent, view, options: [decision, ...others] });
  });
  return own;
}
