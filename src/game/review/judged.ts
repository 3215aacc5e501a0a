/** What two analyses that share no sampled world say of a decision: how it compares with the best that was not chosen. */

import type { Decision } from '../engine/legal.ts';
import type { OwnDecision } from './ownDecisions.ts';

/** Chances from 0 to 1, by option, summed over so many worlds. */
export type Analysis = { readonly worlds: number; readonly sums: readonly number[] };

export type Judged = {
  readonly own: OwnDecision;
  /** The chosen decision first, then those with which it is still compared. */
  readonly options: readonly Decision[];
  readonly analyses: readonly [Analysis, Analysis];
};

/** The least difference that counts, as a chance in each analysis. */
const leastMargin = 0.05;

const none: Analysis = { worlds: 0, sums: [] };

export const notJudged = (own: OwnDecision): Judged => ({ own, options: own.options, analyses: [none, none] });

export const added = (analysis: Analysis, worlds: number, sums: readonly number[]): Analysis => ({
  worlds: analysis.worlds + worlds,
  sums: sums.map((sum, place) => sum + (analysis.sums[place] ?? 0)),
});

const meanAt = ({ sums, worlds }: Analysis, place: number): number => (sums[place] ?? 0) / Math.max(1, worlds);

/** The chance to win after the option at this place, by both analyses. */
export const chanceAt = ({ analyses: [one, another] }: Judged, place: number): number =>
  (meanAt(one, place) + meanAt(another, place)) / 2;

/** The places of the options that were not chosen, the best one first. */
const othersOf = (judged: Judged): number[] =>
  [...judged.options.keys()].slice(1).sort((a, b) => chanceAt(judged, b) - chanceAt(judged, a));

/** The place of the best option that was not chosen. */
export const bestOther = (judged: Judged): number => othersOf(judged)[0] ?? 0;

/** By how much the chosen decision is better than the best other one. */
export const marginOf = (judged: Judged): number => chanceAt(judged, 0) - chanceAt(judged, bestOther(judged));

/** The same by one analysis alone. */
export function marginIn(judged: Judged, which: 0 | 1): number {
  const analysis = judged.analyses[which];
  return meanAt(analysis, 0) - meanAt(analysis, bestOther(judged));
}

/** Whether both analyses say that the chosen decision was better, or both that it was worse, and by enough. */
export function isAgreed(judged: Judged): boolean {
  const [one, another] = [marginIn(judged, 0), marginIn(judged, 1)];
  return one * another > 0 && Math.min(Math.abs(one), Math.abs(another)) >= leastMargin;
}

/** Compared with only so many others, the best ones. */
export function narrowed(judged: Judged, others: number): Judged {
  const kept = [0, ...othersOf(judged).slice(0, others)];
  const only = (values: readonly number[]) => kept.flatMap((place) => values[place] ?? []);
  const [one, another] = judged.analyses;
  return {
    own: judged.own,
    options: kept.flatMap((place) => judged.options[place] ?? []),
    analyses: [
      { ...one, sums: only(one.sums) },
      { ...another, sums: only(another.sums) },
    ],
  };
}
