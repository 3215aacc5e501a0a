/** How a day went for the reader, and how many days in a row were solved. */

import { z } from 'zod/mini';
import { counted } from '../plural.ts';
import { type Day, daySchema, daysAfter, numberOf } from './days.ts';

const whole = z.int().check(z.nonnegative());

export const grudgeResultSchema = z.object({
  day: daySchema,
  solved: z.boolean(),
  /** Tries, the one that solved it included. */
  tries: whole,
  hints: whole,
  /** Seconds of all tries, until it was solved. */
  seconds: whole,
  /** Whether the solution was shown before. */
  shown: z.boolean(),
});

export type GrudgeResult = z.infer<typeof grudgeResultSchema>;

export const newResult = (day: Day): GrudgeResult => ({
  day,
  solved: false,
  tries: 0,
  hints: 0,
  seconds: 0,
  shown: false,
});

/** With the result of a day in place of an earlier one. */
export const withResult = (results: readonly GrudgeResult[], result: GrudgeResult): GrudgeResult[] => [
  ...results.filter(({ day }) => day !== result.day),
  result,
];

/** Whether the reader solved it alone. */
export const isEarned = ({ solved, shown }: GrudgeResult): boolean => solved && !shown;

/** The days in a row that were solved, up to today, or to yesterday while today is open. A missed day can be made up. */
export function streakOf(results: readonly GrudgeResult[], today: Day): number {
  const earned = new Set(results.filter(isEarned).map(({ day }) => day));
  let day = earned.has(today) ? today : daysAfter(today, -1);
  let count = 0;
  for (; earned.has(day); day = daysAfter(day, -1)) count += 1;
  return count;
}

const time = (seconds: number): string =>
  seconds < 120 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute');

const sayTries = ({ tries, hints }: GrudgeResult): string =>
  `${counted(tries, 'try', 'tries')}, ${hints === 0 ? 'no hint' : counted(hints, 'hint')}`;

/** One sentence about a solved day. */
export const sayResult = (result: GrudgeResult): string =>
  result.shown ? 'With the solution at hand.' : `${sayTries(result)}, ${time(result.seconds)}.`;

/** A longer row of squares says no more. */
const mostSquares = 8;

/** A text to share that gives nothing away: a square for each try. */
export function shareText(result: GrudgeResult, streak: number): string {
  const missed = '🟥'.repeat(Math.min(mostSquares, result.tries) - 1);
  const row = streak > 1 ? `\n${counted(streak, 'day')} in a row` : '';
  return `Today’s grudge, no. ${numberOf(result.day)}\n${missed}${result.hints > 0 ? '🟦' : '🟨'} ${sayTries(result)}${row}`;
}
