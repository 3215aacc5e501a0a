/** Times contestants over the same queries, and prints figures with their goals. */

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
      for (const { search, times } of entries) {
        const started = performance.now();
        search(query);
        times[which]?.push(performance.now() - started);
      }
  return new Map(
    entries.map(({ name, times }) => {
      const medians = times.map((ofOneQuery) => quantile(ofOneQuery, 0.5));
      return [name, { median: quantile(medians, 0.5), p95: quantile(medians, 0.95) }];
    }),
  );
}

/** The p95 of one contestant divided by that of another. */
export const ratioOf = (timings: Timings, name: string, other: string) =>
  (timings.get(name)?.p95 ?? Number.NaN) / (timings.get(other)?.p95 ?? Number.NaN);

/** A quantile: the value below which `part` of the values lie, from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export type Report = ReturnType<typeof createReport>;

export function createReport(print: (line: string) => void) {
  let missed = 0;
  const judge = (what: string, isMet: boolean, value: string, goal: string) => {
    if (!isMet) missed += 1;
    print(`  ${isMet ? 'met   ' : 'MISSED'}  ${what}: ${value} (goal: ${goal})`);
  };
  const columns = (name: string, ...cells: readonly string[]) =>
    print(`  ${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  return {
    title: (text: string) => print(`\n${text}\n${'='.repeat(text.length)}`),
    heading: (text: string) => print(`\n${text}`),
    note: (text: string) => print(`  ${text}`),
    columns,
    /** Median and p95 of each contestant, and its p95 relative to that of the first. */
    times(timings: Timings): void {
      const [first] = timings.values();
      for (const [name, { median, p95 }] of timings)
        columns(name, median.toFixed(3), p95.toFixed(3), `${(first ? p95 / first.p95 : 1).toFixed(2)}x`);
    },
    /** Median, p95 and maximum. */
    spread: (name: string, values: readonly number[]) =>
      columns(name, ...[quantile(values, 0.5), quantile(values, 0.95), Math.max(...values)].map((ms) => ms.toFixed(3))),
    atMostMs: (what: string, value: number, goal: number) =>
      judge(what, value <= goal, `${value.toFixed(1)} ms`, `at most ${goal} ms`),
    atMost: (what: string, ratio: number, goal: number) =>
      judge(what, ratio <= goal, `${ratio.toFixed(3)}x`, `at most ${goal}x`),
    atLeast: (what: string, percent: number, goal: number) =>
      judge(what, percent >= goal, `${percent.toFixed(1)} %`, `at least ${goal} %`),
    missedGoals: () => missed,
  };
}
