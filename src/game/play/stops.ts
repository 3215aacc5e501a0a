/**
 * Decides when a player is asked, and when a decision is automatic. Many reactions are legal in every window, but few
 * players want to interrupt themselves: only an item that threatens a clone, or that one of its reactions is aimed at,
 * stops the game. A threat does so even if the clone can only pass, so that no player is hit by something unseen.
 */

import type { Book } from '../engine/book.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { bodyOf, copiedBody, sourceProgram } from '../engine/programs.ts';
import { nextLiving } from '../engine/seating.ts';
import { chosenClone, type Item, type State } from '../engine/state.ts';
import type { Effect, Whom } from '../language/program.ts';

export type Stops = {
  /** Never passes automatically in a window in which something else can be done. */
  readonly hold: boolean;
  /** Never passes or ends the turn automatically. */
  readonly askAlways: boolean;
};

/** The automatic decision, if the pending seat need not be asked. */
export function automaticDecision(book: Book, state: State, { hold, askAlways }: Stops): Decision | undefined {
  const { pending } = state;
  if (askAlways || !pending || pending.kind === 'choose') return undefined;
  const legal = legalDecisions({ book, state });
  const [only, ...more] = legal;
  if (pending.kind === 'action') return !hold && only?.do === 'end' && more.length === 0 ? only : undefined;
  if (stopsFor(book, state, pending.seat, legal)) return undefined;
  return hold && more.length > 0 ? undefined : { do: 'pass' };
}

function stopsFor(book: Book, state: State, seat: number, legal: readonly Decision[]): boolean {
  const top = state.stem.at(-1);
  if (!top || top.controller === seat) return false;
  if (state.stem.some((item) => threatens(book, state, item, seat))) return true;
  return legal.some((decision) => decision.do === 'react' && needsAnItem(book, state, seat, decision.card));
}

/** Whether an item on the stem does something to a seat that does not control it. */
export function threatens(book: Book, state: State, item: Item, seat: number): boolean {
  const { controller, choices } = item;
  if (controller === seat) return false;
  const own = new Set(state.seats[seat]?.condition.map(({ card }) => card));
  const ownItem = (id: number | undefined) => state.stem.some((other) => other.id === id && other.controller === seat);
  for (const chosen of [choices, choices.copy ?? {}]) {
    if (chosen.clone === seat || chosen.newClone === seat || ownItem(chosen.item)) return true;
    if (chosen.state !== undefined && own.has(chosen.state)) return true;
  }
  return effectsOf(book, item).some((effect) => touches(state, item, effect, seat));
}

/** The effects of an item, including optional parts and those of a card that it resolves. */
function effectsOf(book: Book, item: Item): Effect[] {
  return bodyOf(book, item).flatMap((effect) => [
    ...parts(effect),
    ...(effect.do === 'resolve-card' && item.choices.card !== undefined && item.choices.card >= 0
      ? copiedBody(book, item.choices.card, effect.side).flatMap(parts)
      : []),
  ]);
}

/** An effect and all effects inside it. */
function parts(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'modes':
      return [effect, ...effect.modes.flatMap(parts)];
    case 'offer':
      return [effect, ...effect.options.flatMap(parts)];
    case 'may':
    case 'in-turn':
      return [effect, ...parts(effect.first), ...parts(effect.then)];
    case 'if':
      return [effect, ...parts(effect.then)];
    default:
      return [effect];
  }
}

function touches(state: State, item: Item, effect: Effect, seat: number): boolean {
  const { controller } = item;
  if (effect.do === 'gain') return false;
  if (effect.do === 'damage-neighbours')
    return nextLiving(state, controller) === seat || nextLiving(state, controller, -1) === seat;
  const whom: Whom | undefined = 'whom' in effect ? effect.whom : 'who' in effect ? effect.who : undefined;
  if (whom === 'each-other-clone' || whom === 'each-clone') return true;
  if (whom === 'that-clone' || whom === 'it') return item.that === seat || chosenClone(item) === seat;
  return false;
}

const aimed: ReadonlySet<Effect['do']> = new Set(['cancel', 'redirect', 'take-control', 'steal-take']);

/** Whether a legal reaction is aimed at an item on the stem. Because it is legal, such an item is there. */
function needsAnItem(book: Book, state: State, seat: number, card: number): boolean {
  const sides = state.seats[seat]?.afraid ? (['desire', 'fear'] as const) : (['desire'] as const);
  return sides.some((side) =>
    sourceProgram(book, { card, persona: null, side })
      .body.flatMap(parts)
      .some((effect) => aimed.has(effect.do) || ('whom' in effect && effect.whom === 'attack-controller')),
  );
}
