/** Two analyses of a decision that share no sampled world: how it compares with the best that was not chosen. */

import type { Chances } from '../bot/judge.ts';
import type { Decision } from '../engine/legal.ts';
import type { OwnDecision } from './ownDecisions.ts';

export type Judged = {
  readonly own: OwnDecision;
  /** The chosen decision first, then those with which it is still compared. */
  readonly options: readonly Decision[];
  readonly analyses: readonly [Chances, Chances];
};

/** Few worlds may hide that a decision wins or loses a game now and then, so these are added to them. */
const assumed = { worlds: 3, deviation: 0.3 };

export function notJudged(own: OwnDecision): Judged {
  const none = own.options.map(() => []);
  return { own, options: own.options, analyses: [none, none] };
}

export const added = (before: Chances, more: Chances): Chances =>
  before.map((chances, place) => [...chances, ...(more[place] ?? [])]);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const chancesAt = ({ analyses }: Judged, place: number): readonly number[] =>
  analyses.flatMap((chances) => chances[place] ?? []);

/** The chance to win after the option at this place, by both analyses. */
export const chanceAt = (judged: Judged, place: number): number => mean(chancesAt(judged, place));

/** Number of sampled worlds in both analyses. */
export const worldsOf = (judged: Judged): number => chancesAt(judged, 0).length;

/** The places of the options that were not chosen, the best one first. */
function othersOf(judged: Judged): number[] {
  const chances = judged.options.map((_, place) => chanceAt(judged, place));
  return [...chances.keys()].slice(1).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
}

/** The place of the best option that was not chosen. */
export const bestOther = (judged: Judged): number => othersOf(judged)[0] ?? 0;

/** The cost of the chosen decision: by how much the best other one is better. */
export const costOf = (judged: Judged): number => chanceAt(judged, bestOther(judged)) - chanceAt(judged, 0);

/** The standard error of the cost. All options are tried in the same worlds, so it is that of their difference. */
export function errorOf(judged: Judged): number {
  const chosen = chancesAt(judged, 0);
  const differences = chancesAt(judged, bestOther(judged)).map((chance, world) => chance - (chosen[world] ?? 0));
  const cost = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - cost) ** 2, 0);
  const worlds = differences.length + assumed.worlds;
  return Math.sqrt((squares + assumed.worlds * assumed.deviation ** 2) / worlds / Math.max(1, differences.length));
}

/** Whether it cost so much, or won so much if the mark is negative, and at least half of that by each analysis alone. */
export function isPast(judged: Judged, mark: number): boolean {
  const other = bestOther(judged);
  const costIn = (chances: Chances) => mean(chances[other] ?? []) - mean(chances[0] ?? []);
  return costOf(judged) / mark >= 1 && judged.analyses.every((chances) => costIn(chances) / mark >= 0.5);
}

/** Compared with only so many others, the best ones. */
export function narrowed(judged: Judged, others: number): Judged {
  if (judged.options.length <= others + 1) return judged;
  const kept = [0, ...othersOf(judged).slice(0, others)];
  const only = (chances: Chances) => kept.map((place) => chances[place] ?? []);
  const [one, another] = judged.analyses;
  return {
    own: judged.own,
    options: kept.flatMap((place) => judged.options[place] ?? []),
    analyses: [only(one), only(another)],
  };
}
