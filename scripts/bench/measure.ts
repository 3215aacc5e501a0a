/**
 * Time taken, as the median of several rounds. Contestants take turns query by
 * query, so that a machine that is busy for a while is busy for all of them.
 */

const rounds = 7;

/** Milliseconds per query. */
export type Timing = { readonly median: number; readonly p95: number };
export type Timings = ReadonlyMap<string, Timing>;
type Contestants = Readonly<Record<string, (query: string) => unknown>>;

/** Times every contestant over the same queries. */
export function timeQueries(queries: readonly string[], contestants: Contestants): Timings {
  const entries = Object.entries(contestants).map(([name, search]) => ({
    name,
    search,
    times: queries.map((): number[] => []),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const [which, query] of queries.entries()) {
      for (const { search, times } of entries) times[which]?.push(timeOf(() => search(query)));
    }
  }
  return new Map(
    entries.map(({ name, times }) => {
      const medians = times.map((ofOneQuery) => quantile(ofOneQuery, 0.5));
      return [name, { median: quantile(medians, 0.5), p95: quantile(medians, 0.95) }];
    }),
  );
}

/** How the slowest twentieth of one contestant compares with that of another. */
export const ratioOf = (timings: Timings, name: string, other: string) =>
  (timings.get(name)?.p95 ?? Number.NaN) / (timings.get(other)?.p95 ?? Number.NaN);

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
