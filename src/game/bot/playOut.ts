/** Play-outs: continue a sampled world with a fast policy, to see what a decision is worth. */

import { applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { Game } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { draw, type Random } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import { threatens } from '../engine/threat.ts';
import type { SeatNumber } from '../rules/table.ts';
import { evaluate } from './evaluate.ts';

/** `careful` clones react to threats and weigh their actions and answers; `quick` ones never react, and act at random. */
export type Policy = 'quick' | 'careful';

export type Playing = {
  /** Whether play-outs run to the end of the seat's next turn, instead of only to the next action. */
  readonly far: boolean;
  /** How the clones play on. */
  readonly policy: Policy;
};

/** How many of ten threats a careful clone reacts to, if it can. */
const reactionsInTen = 6;
/** How many actions, or answers to a question, a careful clone weighs before it takes one. */
const weighed = 3;

/** Upper bound on decisions: a guard, not a rule. No announcement or stem takes as many. */
const longest = 200;

/** Makes a decision of the seat in the game, which it changes, and plays on. Returns the state that it comes to. */
export function playOut(
  game: Game,
  seat: SeatNumber,
  decision: Decision,
  { far, policy }: Playing,
  random: Random,
): State {
  applyInPlace(game, decision);
  untilNextAction(game, random, policy);
  if (far) untilOwnTurnEnds(game, seat, random, policy);
  return game.state;
}

/** Plays until the stem is empty and a seat may act: everything announced has been paid for and resolved. */
export function untilNextAction(game: Game, random: Random, policy: Policy): void {
  for (let made = 0; made < longest && isInterrupted(game.state); made += 1) {
    const decision = quickDecision(game, random, policy);
    if (!decision) return;
    applyInPlace(game, decision);
  }
}

const isInterrupted = ({ pending }: State): boolean => pending !== null && pending.kind !== 'action';

/** Plays until `seat` has ended its next turn, but makes at most `most` decisions. */
export function untilOwnTurnEnds(game: Game, seat: SeatNumber, random: Random, policy: Policy, most = longest): void {
  const { state } = game;
  let [turns, turn] = [0, state.turn];
  for (let made = 0; made < most && state.pending; made += 1) {
    if (state.turn !== turn) {
      turn = state.turn;
      if (state.active === seat) turns += 1;
      else if (turns > 0) return;
    }
    const decision =
      state.pending.kind === 'action' ? actions[policy](game, random) : quickDecision(game, random, policy);
    if (!decision) return;
    applyInPlace(game, decision);
  }
}

/** Never withdraws. */
function quickDecision(game: Game, random: Random, policy: Policy): Decision | undefined {
  const { pending } = game.state;
  if (pending?.kind === 'react')
    return (policy === 'careful' && reaction(game, pending.seat, random)) || { do: 'pass' };
  if (pending?.kind !== 'choose') return undefined;
  const left = [...pending.options];
  const some = Array.from({ length: policy === 'careful' ? Math.min(weighed, left.length) : 1 }, () =>
    left.splice(draw(random, left.length), 1).map((value): Decision => ({ do: 'choose', value })),
  ).flat();
  return bestOf(game, pending.seat, some, random);
}

/** A reaction to what threatens the seat, if it has one and does not miss its moment. */
function reaction(game: Game, seat: SeatNumber, random: Random): Decision | undefined {
  const { book, state } = game;
  if (!state.stem.some((item) => threatens(book, state, item, seat))) return undefined;
  if (draw(random, 10) >= reactionsInTen) return undefined;
  const reactions = legalDecisions(game).filter((decision) => decision.do === 'react');
  return reactions.length > 0 ? reactions[draw(random, reactions.length)] : undefined;
}

/** Usually plays or activates a card if it can; otherwise takes an idea or ends the turn. */
function actAtRandom(game: Game, random: Random, legal = legalDecisions(game)): Decision | undefined {
  const played = legal.filter((decision) => decision.do === 'play' || decision.do === 'activate');
  const others = legal.filter((decision) => decision.do === 'take' || decision.do === 'end');
  const from = played.length > 0 && (others.length === 0 || draw(random, 10) < 7) ? played : others;
  return from[draw(random, from.length)];
}

/** The best of a few random actions. */
function actWithCare(game: Game, random: Random): Decision | undefined {
  const legal = legalDecisions(game);
  const some = new Set(Array.from({ length: weighed }, () => actAtRandom(game, random, legal)));
  return game.state.pending ? bestOf(game, game.state.pending.seat, [...some], random) : undefined;
}

/** Judged by what has become of the seat when the stem is empty again. */
function bestOf(
  { book, state }: Game,
  seat: SeatNumber,
  decisions: readonly (Decision | undefined)[],
  random: Random,
): Decision | undefined {
  const [only, ...more] = decisions;
  if (more.length === 0) return only;
  let best: { decision: Decision | undefined; worth: number } = { decision: only, worth: Number.NEGATIVE_INFINITY };
  for (const decision of decisions) {
    if (!decision) continue;
    const tried = { book, state: copyState(state) };
    applyInPlace(tried, decision);
    untilNextAction(tried, random, 'quick');
    const worth = evaluate(book, tried.state, seat).total;
    if (worth > best.worth) best = { decision, worth };
  }
  return best.decision;
}

const actions = { quick: actAtRandom, careful: actWithCare } as const satisfies Record<
  Policy,
  (game: Game, random: Random) => Decision | undefined
>;
