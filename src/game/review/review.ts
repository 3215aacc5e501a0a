/**
 * Reviews the decisions that a seat made in a game. Two analyses judge every decision, and in further passes more
 * closely those that seem to have mattered most. Only what both say is said.
 */

import type { JudgeQuestion } from '../bot/judge.ts';
import type { Decision } from '../engine/legal.ts';
import {
  type Analysis,
  added,
  bestOther,
  chanceAt,
  isAgreed,
  type Judged,
  marginIn,
  marginOf,
  narrowed,
  notJudged,
} from './judged.ts';
import type { OwnDecision } from './ownDecisions.ts';

/** All chances are from 0 to 1. */
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
  /** The decisions that won or cost most, in the order of the game. Empty if the two analyses agree on none. */
  readonly findings: readonly Finding[];
  /** The chance that was lost by all decisions of which both analyses say so. */
  readonly cost: number;
};

export type Step = {
  readonly question: JudgeQuestion;
  /** The part of the review that is done before it, from 0 to 1. */
  readonly done: number;
};

type Pass = {
  /** The most decisions that it judges, and the most options of each besides the one that was chosen. */
  readonly decisions: number;
  readonly others: number;
  /** Worlds in each of the two analyses, for each decision. */
  readonly worlds: number;
};

/** In a duel, a seat has about 26 decisions with 4 options each, so that these passes make some 1,500 play-outs. */
const passes: readonly Pass[] = [
  { decisions: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY, worlds: 3 },
  { decisions: 8, others: 2, worlds: 8 },
  { decisions: 5, others: 1, worlds: 24 },
];

const mostFindings = 3;

/** Yields questions, and goes on with the answer of `judge` to each. It can be left after any, and continued later. */
export function* reviewDecisions(
  own: readonly OwnDecision[],
  seed: number,
): Generator<Step, Review, readonly number[]> {
  const judged = new Map(own.map((decision) => [decision, notJudged(decision)]));
  const toMake = passes.reduce((sum, pass) => sum + playOutsOf(pass, own), 0);
  let made = 0;
  let candidates = [...judged.values()];
  for (const [number, { decisions, others, worlds }] of passes.entries()) {
    const looked = heaviest(candidates).slice(0, decisions);
    candidates = [];
    for (const one of looked.map((all) => narrowed(all, others))) {
      const { options, own: decision } = one;
      const analyses: Analysis[] = [];
      for (const [which, analysis] of one.analyses.entries()) {
        const seedHere = seedOf(seed, decision.made, number, which);
        const question = { view: decision.view, options, worlds, seed: seedHere };
        analyses.push(added(analysis, worlds, yield { question, done: made / toMake }));
        made += worlds * options.length;
      }
      const [first = one.analyses[0], second = one.analyses[1]] = analyses;
      const next = { ...one, analyses: [first, second] as const };
      candidates.push(next);
      judged.set(decision, next);
    }
  }
  const all = [...judged.values()];
  return {
    curve: all.map((one) => ({ own: one.own, chance: chanceAt(one, 0) })),
    findings: findingsOf(all),
    cost: all.filter(isAgreed).reduce((sum, one) => sum + Math.max(0, -marginOf(one)), 0),
  };
}

const playOutsOf = ({ decisions, others, worlds }: Pass, own: readonly OwnDecision[]): number =>
  own.slice(0, decisions).reduce((sum, { options }) => sum + 2 * worlds * Math.min(options.length, others + 1), 0);

/** Different for each question. */
const seedOf = (seed: number, made: number, pass: number, analysis: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(8 * made + 2 * pass + analysis + 1, 0xc2b2ae35)) >>> 0;

/** By one analysis, or by both. The order of equals stays. */
function heaviest(all: readonly Judged[], which?: 0 | 1): Judged[] {
  const weightOf = (one: Judged) => Math.abs(which === undefined ? marginOf(one) : marginIn(one, which));
  return [...all].sort((one, other) => weightOf(other) - weightOf(one));
}

/** As many of the heaviest as both analyses name, in whatever order. */
function findingsOf(all: readonly Judged[]): Finding[] {
  const agreed = all.filter(isAgreed);
  for (let count = Math.min(mostFindings, agreed.length); count > 0; count -= 1) {
    const named = heaviest(agreed).slice(0, count);
    const isNamedBy = (which: 0 | 1) =>
      heaviest(agreed, which)
        .slice(0, count)
        .every((one) => named.includes(one));
    if (isNamedBy(0) && isNamedBy(1)) return named.sort((one, other) => one.own.made - other.own.made).flatMap(found);
  }
  return [];
}

function found(judged: Judged): Finding[] {
  const place = bestOther(judged);
  const other = judged.options[place];
  if (!other) return [];
  return [{ own: judged.own, other, chanceOfChosen: chanceAt(judged, 0), chanceOfOther: chanceAt(judged, place) }];
}
