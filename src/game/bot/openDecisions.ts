/** The decisions that an opponent chooses from, without the choice: games and reviews need it without the search. */

import { cardOf } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import { threatens } from '../engine/threat.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import type { Effect, Resource } from '../language/program.ts';

/** The reason given if only one decision was legal, or all came to the same. */
export const noChoice = 'It had no better choice.';

/** The legal decisions that are worth a thought; all, if none is. */
export function openDecisions(book: Book, view: View): readonly Decision[] {
  const open = view.legal.filter((decision) => decision.do !== 'withdraw' && !isWasted(book, view, decision));
  return open.length > 0 ? open : view.legal;
}

/** Whether a reaction only gains points until the end of the turn while nothing threatens them. */
function isWasted(book: Book, view: View, decision: Decision): boolean {
  if (decision.do !== 'react' || view.stem.some((item) => threatens(book, view, item, view.you))) return false;
  const { desire, fear } = cardOf(book, decision.card);
  const sides = view.seats[view.you]?.afraid && fear ? [desire, fear] : [desire];
  return sides.every(({ body }) => body.every(isTransientGain));
}

const transient: readonly (Resource | undefined)[] = ['TC', 'TB', undefined];

function isTransientGain(effect: Effect): boolean {
  if (effect.do === 'gain') return effect.gains.every(({ what }) => transient.includes(what));
  return effect.do === 'gain-scaled' && transient.includes(effect.what) && transient.includes(effect.also?.what);
}
