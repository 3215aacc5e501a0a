/**
 * The only solution: the cards that you take, play, react with and activate. Their order makes no other solution, and
 * neither do several right answers to a question of a card: with which card one pays, for instance, often does not matter.
 */

import { applyInPlace } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import type { Decision } from '../../src/game/engine/legal.ts';
import type { State } from '../../src/game/engine/state.ts';
import { isReached, you } from '../../src/game/grudge/goal.ts';
import { after, canReach, choicesOf, type Search } from '../../src/game/grudge/reach.ts';

export type Line = {
  /** Of both clones, to the end. */
  readonly decisions: readonly Decision[];
  /** The solution, sorted. */
  readonly own: readonly string[];
  /** Questions to you to which only one answer is right. */
  readonly answers: number;
  /** How often a clone reacts. */
  readonly reactions: number;
};

const lengthOf = ({ own, answers, reactions }: Line) => own.length + answers + reactions;

/** The line from here; `undefined` if several solutions lead on at some point, whatever the rival answers. */
export function onlyLine(search: Search, from: State): Line | undefined {
  const state = copyState(from);
  const forced: Decision[] = [];
  for (;;) {
    if (isReached(search.goal, state)) return { decisions: forced, own: [], answers: 0, reactions: 0 };
    const choices = choicesOf(search.book, state);
    const [only, ...more] = choices;
    if (!only) return undefined;
    if (more.length > 0) {
      const line = state.pending?.seat === you ? ownLine(search, state, choices) : longestLine(search, state, choices);
      return line && { ...line, decisions: [...forced, ...line.decisions] };
    }
    forced.push(only);
    applyInPlace({ book: search.book, state }, only);
  }
}

function ownLine(search: Search, state: State, choices: readonly Decision[]): Line | undefined {
  const right = choices.filter((decision) => canReach(search, after(search.book, state, decision)));
  let found: Line | undefined;
  for (const decision of right) {
    const rest = onlyLine(search, after(search.book, state, decision));
    const line = rest && withDecision(rest, decision, isMove(decision));
    if (!line || (found && found.own.join() !== line.own.join())) return undefined;
    found ??= line;
  }
  const isAnswer = right.length === 1 && right[0]?.do === 'choose';
  return found && isAnswer ? { ...found, answers: found.answers + 1 } : found;
}

const isMove = ({ do: what }: Decision): boolean => what !== 'pass' && what !== 'end' && what !== 'choose';

/** The answer of the rival that asks most of you. */
const longestLine = (search: Search, state: State, choices: readonly Decision[]): Line | undefined =>
  choices
    .flatMap((decision) => {
      const rest = onlyLine(search, after(search.book, state, decision));
      return rest ? [withDecision(rest, decision, false)] : [];
    })
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];

function withDecision(line: Line, decision: Decision, isOwnMove: boolean): Line {
  const { decisions, own, reactions } = line;
  return {
    ...line,
    decisions: [decision, ...decisions],
    own: isOwnMove ? [...own, JSON.stringify(decision)].sort() : own,
    reactions: reactions + (decision.do === 'react' ? 1 : 0),
  };
}
