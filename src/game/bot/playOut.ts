/** Play-outs: continue a sampled world with a fast policy, to see what a decision is worth. */

import { applyInPlace } from '../engine/apply.ts';
import type { Game } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { draw, type Random } from '../engine/random.ts';
import type { State } from '../engine/state.ts';

/** Upper bound on decisions: a guard, not a rule. No announcement or stem takes as many. */
const longest = 200;

/** Plays until the stem is empty and a seat may act: everything announced has been paid for and resolved. */
export function untilNextAction(game: Game, random: Random): void {
  for (let made = 0; made < longest && isUnsettled(game.state); made += 1) {
    const decision = quickDecision(game, random);
    if (!decision) return;
    applyInPlace(game, decision);
  }
}

const isUnsettled = ({ pending }: State): boolean => pending !== null && pending.kind !== 'action';

/** Plays until `seat` has ended its next turn, but makes at most `most` decisions. */
export function untilOwnTurnEnds(game: Game, seat: number, random: Random, most = longest): void {
  const { state } = game;
  let [turns, turn] = [0, state.turn];
  for (let made = 0; made < most && state.pending; made += 1) {
    if (state.turn !== turn) {
      turn = state.turn;
      if (state.active === seat) turns += 1;
      else if (turns > 0) return;
    }
    const decision = state.pending.kind === 'action' ? act(game, random) : quickDecision(game, random);
    if (!decision) return;
    applyInPlace(game, decision);
  }
}

/** Never reacts or withdraws, and answers questions at random. */
function quickDecision({ state }: Game, random: Random): Decision | undefined {
  const { pending } = state;
  if (pending?.kind === 'react') return { do: 'pass' };
  if (pending?.kind !== 'choose' || pending.options.length === 0) return undefined;
  return { do: 'choose', value: pending.options[draw(random, pending.options.length)] as number };
}

/** Usually plays or activates a card if it can; otherwise takes an idea or ends the turn. */
function act(game: Game, random: Random): Decision | undefined {
  const legal = legalDecisions(game);
  const played = legal.filter((decision) => decision.do === 'play' || decision.do === 'activate');
  const others = legal.filter((decision) => decision.do === 'take' || decision.do === 'end');
  const from = played.length > 0 && (others.length === 0 || draw(random, 10) < 7) ? played : others;
  return from[draw(random, from.length)];
}
