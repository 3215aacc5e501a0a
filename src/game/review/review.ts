/**
 * Reviews the decisions that a seat made in a game, by two analyses that share no sampled world. All decisions are judged
 * in a few worlds, and then, again and again, the one of which it is least certain whether it has to be named.
 */

import type { Chances, JudgeQuestion } from '../bot/judge.ts';
import type { Decision } from '../engine/legal.ts';
import {
  added,
  bestOther,
  chanceAt,
  costOf,
  errorOf,
  isPast,
  type Judged,
  narrowed,
  notJudged,
  worldsOf,
} from './judged.ts';
import type { OwnDecision } from './ownDecisions.ts';

/** A decision that won or cost a chance to win. All chances are from 0 to 1. */
export type Finding = {
  readonly own: OwnDecision;
  /** The best of the options that were not chosen. */
  readonly other: Decision;
  readonly chanceOfChosen: number;
  readonly chanceOfOther: number;
};

export type Review = {
  /** The chance to win after each own decision, in the order of the game. */
  readonly curve: readonly { readonly own: OwnDecision; readonly chance: number }[];
  /** The decisions that won or cost most, in the order of the game. */
  readonly findings: readonly Finding[];
};

export type ReviewStep = {
  readonly question: JudgeQuestion;
  /** The part of the review that is done before it, from 0 to 1. */
  readonly done: number;
};

/**
 * The chance that a decision has to cost, or to win, to be named. With lower ones, two reviews of a game would too often
 * differ. An answer to the question of a card wins nothing: the other answers are often absurd.
 */
export const marks = { cost: 0.15, won: 0.25 };
const marksOf = ({ options: [chosen] }: Judged) => (chosen?.do === 'choose' ? [marks.cost] : [marks.cost, -marks.won]);

const mostFindings = 3;
/** Worlds in which a decision is judged at a time, in each of the two analyses. */
const worlds = 8;
/** After so many play-outs, no further ones are made in a duel: ten seconds on a slow phone. */
const mostPlayOuts = 4000;
/** At so many standard errors from every mark, a decision is certain. */
const certain = 3;

/** Yields questions, and goes on with the answer of `judge` to each. It can be left after any, and continued later. */
export function* reviewDecisions(own: readonly OwnDecision[], seed: number): Generator<ReviewStep, Review, Chances> {
  const all = own.map(notJudged);
  let playOuts = 0;
  for (let place = leastCertain(all); place !== undefined; place = leastCertain(all)) {
    const one = all[place];
    if (!one || (worldsOf(one) > 0 && playOuts >= mostPlayOuts)) break;
    const { options, analyses, own: decision } = narrowed(one, othersAfter(worldsOf(one)));
    const judged: Chances[] = [];
    for (const [which, before] of analyses.entries()) {
      const seedHere = seedOf(seed, decision.made, which, before[0]?.length ?? 0);
      const question = { view: decision.view, options, worlds, seed: seedHere };
      judged.push(added(before, yield { question, done: Math.min(1, playOuts / mostPlayOuts) }));
      playOuts += worlds * options.length;
    }
    const [first = analyses[0], second = analyses[1]] = judged;
    all[place] = { own: decision, options, analyses: [first, second] };
  }
  return {
    curve: all.map((one) => ({ own: one.own, chance: chanceAt(one, 0) })),
    findings: all
      .filter((one) => marksOf(one).some((mark) => isPast(one, mark)))
      .sort((one, other) => Math.abs(costOf(other)) - Math.abs(costOf(one)))
      .slice(0, mostFindings)
      .sort((one, other) => one.own.made - other.own.made)
      .flatMap(found),
  };
}

/** With how many others a decision is compared after so many worlds. */
const othersAfter = (judgedIn: number): number => (judgedIn === 0 ? Number.POSITIVE_INFINITY : judgedIn < 96 ? 2 : 1);

/** The place of the decision that may be on either side of a mark; `undefined` if all are certain. */
function leastCertain(all: readonly Judged[]): number | undefined {
  const certainties = all.map((one) =>
    worldsOf(one) === 0 ? 0 : Math.min(...marksOf(one).map((mark) => Math.abs(costOf(one) - mark))) / errorOf(one),
  );
  const least = Math.min(...certainties);
  return least < certain ? certainties.indexOf(least) : undefined;
}

/** Different for each question. */
const seedOf = (seed: number, made: number, analysis: number, judgedIn: number): number =>
  ((Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(2 * made + analysis + 1, 0xc2b2ae35)) +
    Math.imul(judgedIn, 0x27d4eb2f)) >>>
  0;

function found(judged: Judged): Finding[] {
  const place = bestOther(judged);
  const other = judged.options[place];
  if (!other) return [];
  return [{ own: judged.own, other, chanceOfChosen: chanceAt(judged, 0), chanceOfOther: chanceAt(judged, place) }];
}
