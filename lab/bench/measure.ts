/** Times contestants over the same queries. */

import { type Goals, median, quantile } from '../goals.ts';

const rounds = 7;

/** Milliseconds per query. */
export type Timings = ReadonlyMap<string, { readonly median: number; readonly p95: number }>;

/** Medians of several rounds. Contestants alternate on every query, so that background load slows all of them. */
export function timeQueries(
  queries: readonly string[],
  contestants: Readonly<Record<string, (query: string) => unknown>>,
): Timings {
  const entries = Object.entries(contestants).map(([name, search]) => ({
    name,
    search,
    times: queries.map((): number[] => []),
  }));
  for (let round = 0; round < rounds; round++)
    for (const [which, query] of queries.entries())
      for (const { search, times } of entries) times[which]?.push(millisecondsOf(() => search(query)));
  return new Map(
    entries.map(({ name, times }) => {
      const medians = times.map(median);
      return [name, { median: median(medians), p95: quantile(medians, 0.95) }];
    }),
  );
}

/** Milliseconds of the processor: what else the machine does is not counted. */
export function millisecondsOf(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** The p95 of one contestant. */
export const p95 = (timings: Timings, name: string) => timings.get(name)?.p95 ?? Number.NaN;

/** Prints median and p95 of each contestant, and its p95 relative to that of the first. */
export function printTimes(goals: Goals, timings: Timings): void {
  const [first] = timings.values();
  for (const [name, { median, p95 }] of timings)
    goals.columns(name, median.toFixed(3), p95.toFixed(3), `${(first ? p95 / first.p95 : 1).toFixed(2)}x`);
}
