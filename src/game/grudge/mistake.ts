/** The mistake in a try that missed the goal. */

import { viewFor } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { describeDecision } from '../play/decisionWords.ts';
import { beginAt, type Position, replay } from '../position/position.ts';
import { printPoints } from '../rules/points.ts';
import { rival as rivalSeat, you } from './goal.ts';
import type { Rival } from './rival.ts';

/** Who still lives, and your decision before which the goal could still be reached. */
export function sayMistake(book: Book, rival: Rival, missed: Position): string {
  let label = '';
  replay(book, beginAt(book, missed.start), missed.decisions, ({ state, decisions }) => {
    const decision = missed.decisions[decisions.length];
    if (decision && state.pending?.seat === you && rival.canBeBeaten(state))
      label = describeDecision({ book, view: viewFor(book, state, you) }, decision);
  });
  const { outcome, seats } = missed.state;
  const other = seats[rivalSeat];
  const lives = `${other?.name} lives, at ${printPoints(other?.corpus.real ?? 0)} corpus and ${printPoints(other?.cerebrium.real ?? 0)} cerebrium.`;
  return `${outcome ? 'You are dead.' : lives}${label && ` Before “${label}” it could still be done.`}`;
}
