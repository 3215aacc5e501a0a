/** The reason for a decision of the opponent: one sentence with the numbers it expects, which names no hidden card. */

import type { SeatState, State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type Appraisal, isCurse, isRival, totalValue, type Worth, worthKeys } from './evaluate.ts';
import { noChoice } from './openDecisions.ts';

/** Numbers of a sample that a reason can name. */
type Facts = {
  readonly points: number;
  readonly lower: number;
  readonly cards: number;
  /** Resource values of the cards in thoughts and memories. */
  readonly values: number;
  readonly states: number;
  readonly ticks: number;
  /** Points of all living rivals. */
  readonly theirs: number;
  /** 1 if the seat has won, and 0 otherwise. */
  readonly wins: number;
};

/** How a sampled world ended for the seat. */
export type Sample = Appraisal & { readonly facts: Facts };

/** The samples that a decision led to, one in each sampled world. */
type Outlook = readonly Sample[];

export function factsOf(book: Book, state: State, seat: SeatNumber): Facts {
  const { corpus, cerebrium, thoughts, memories, condition, ticks } = state.seats[seat] as SeatState;
  const rivals = state.seats.filter((_, other) => isRival(state, seat, other));
  return {
    points: corpus.real + cerebrium.real,
    lower: Math.min(corpus.real, cerebrium.real),
    cards: thoughts.length + memories.length,
    values: totalValue(book, [...thoughts, ...memories]),
    states: condition.filter((own) => !isCurse(book, own)).length,
    ticks,
    theirs: rivals.reduce((sum, rival) => sum + rival.corpus.real + rival.cerebrium.real, 0),
    wins: state.outcome?.winners.includes(seat) ? 1 : 0,
  };
}

type Reason = readonly [fact: keyof Facts, says: (expected: string, other: string) => string];

/** By the part that gained most over another decision. The first fact that differs is named. */
const reasons: Readonly<Record<keyof Worth | 'others', readonly Reason[]>> = {
  points: [['points', (expected, other) => `It expects to keep ${expected} corpus and cerebrium in all, not ${other}`]],
  danger: [['lower', (expected, other) => `It expects the lower of its two numbers to be ${expected}, not ${other}`]],
  thoughts: [
    ['cards', (expected, other) => `It expects ${expected} cards in its thoughts and memories, not ${other}`],
    [
      'values',
      (expected, other) => `It expects its thoughts and memories to be worth ${expected} resources, not ${other}`,
    ],
  ],
  states: [['states', (expected, other) => `It expects ${expected} useful states in its condition, not ${other}`]],
  tempo: [['ticks', (expected, other) => `It expects to have ${expected} ticks left, not ${other}`]],
  others: [
    [
      'theirs',
      (expected, other) => `It expects the others to have ${expected} corpus and cerebrium in all, not ${other}`,
    ],
  ],
};

/** Compares the best decision with the second best and, if both come to the same, with the worst. */
export function reasonFor(best: Outlook, second: Outlook, worst: Outlook): string {
  const found = compared(best, second);
  if (found !== undefined) return `${found} as with its second choice.`;
  const atWorst = compared(best, worst);
  return atWorst === undefined ? noChoice : `${atWorst} as with its last choice.`;
}

function compared(best: Outlook, other: Outlook): string | undefined {
  const wins = [best, other].map((outlook) => Math.round(100 * mean(outlook, ({ facts }) => facts.wins)));
  if (Number(wins[0]) > Number(wins[1]))
    return `It expects to have won by the end of its next turn in ${wins[0]} cases out of 100, not ${wins[1]}`;
  const gains = [
    ...worthKeys.map((key) => [key, gain(best, other, ({ own }) => own[key])] as const),
    ['others', -gain(best, other, ({ others }) => others)] as const,
  ].sort(([, a], [, b]) => b - a);
  for (const [part, gained] of gains) {
    if (gained <= 0) break;
    for (const [fact, says] of reasons[part]) {
      const [mine, theirs] = [mean(best, ({ facts }) => facts[fact]), mean(other, ({ facts }) => facts[fact])].map(
        said,
      );
      const isMore = Number(mine) > Number(theirs);
      if (mine !== theirs && isMore === (part !== 'others')) return says(String(mine), String(theirs));
    }
  }
  return undefined;
}

const mean = (outlook: Outlook, figure: (sample: Sample) => number): number =>
  outlook.reduce((sum, position) => sum + figure(position), 0) / Math.max(1, outlook.length);

const gain = (best: Outlook, other: Outlook, figure: (sample: Sample) => number): number =>
  mean(best, figure) - mean(other, figure);

const said = (number: number): string => String(Math.round(10 * number) / 10);
