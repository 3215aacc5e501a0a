/** Which grudge belongs to which day: the local date decides, so that it is the same for everybody. */

import { z } from 'zod/mini';
import type { Goal } from './goal.ts';

/** The day of number 1, a Monday. Grudges become harder from Monday to Sunday. */
const firstDay = Date.UTC(2026, 10, 2);
const dayMs = 86_400_000;

/** Those of two weeks, so that the goal of a day is known without its position. */
const goalsInTurn: readonly Goal[] = [
  ...(['survive', 'win', 'win', 'survive', 'win', 'win', 'win'] as const),
  ...(['survive', 'win', 'win', 'win', 'win', 'win', 'win'] as const),
];

/** Such as 2026-11-26. */
export type Day = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
export const daySchema = z.string().check(z.regex(pattern));

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day that the clock of the device shows, where the device is. */
export const dayOf = (now: Date): Day => dayAt(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The time at which the day begins in UTC. */
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The number of a day, from 1; `undefined` before the first, and if it is no day of the calendar. */
export function numberOf(day: Day): number | undefined {
  const time = timeOf(day);
  if (Number.isNaN(time) || dayAt(time) !== day) return undefined;
  const number = Math.round((time - firstDay) / dayMs) + 1;
  return number >= 1 ? number : undefined;
}

/** The day that comes some days after another, or before it. */
export const daysAfter = (day: Day, days: number): Day => dayAt(timeOf(day) + days * dayMs);

export const goalOf = (number: number): Goal => goalsInTurn[(number - 1) % goalsInTurn.length] ?? 'win';

/** The line of the day. After the last, they begin again. */
export const lineOf = (lines: readonly string[], number: number): string => lines[(number - 1) % lines.length] ?? '';

const inWords = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Date(timeOf(day)).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** In words: 26 November. */
export const sayDay = (day: Day): string => inWords(day, { day: 'numeric', month: 'long' });

/** In words: Thursday. */
export const sayWeekday = (day: Day): string => inWords(day, { weekday: 'long' });
