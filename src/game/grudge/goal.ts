/** The goals of grudges, for the first seat, and whether they are reached. */

import type { State } from '../engine/state.ts';

export const goals = ['win', 'survive'] as const;
export type Goal = (typeof goals)[number];

/** Your seat, and that of the rival. */
export const you = 0;
export const rival = 1;

/** The turn in which a laid table begins. */
export const firstTurn = 5;

/** Whether you have reached the goal; `undefined` while it is open. You survive if you can act again. */
export function isReached(goal: Goal, { outcome, pending, turn }: State): boolean | undefined {
  if (outcome) return outcome.winners.includes(you);
  switch (goal) {
    case 'win':
      return turn > firstTurn ? false : undefined;
    case 'survive':
      return turn > firstTurn && pending?.kind === 'action' && pending.seat === you ? true : undefined;
    default:
      return goal satisfies never;
  }
}

export const sayGoal: Readonly<Record<Goal, string>> = {
  win: 'Win this turn',
  survive: 'Survive until your next turn',
};

/** How hard a grudge is, by how many of the app's levels miss it. */
export const sayGrade = (grade: number): string =>
  [
    'All levels of the app find it.',
    'One of the app’s three levels misses it.',
    'Two of the app’s three levels miss it.',
    'All levels of the app miss it.',
  ][grade] ?? '';
