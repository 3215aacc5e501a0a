/** What the benchmark says: a table of times, and goals met or missed. */

import { quantile, type Timings } from './measure.ts';

export type Report = ReturnType<typeof createReport>;

export function createReport(print: (line: string) => void) {
  let missed = 0;
  const verdict = (what: string, met: boolean, value: string, wanted: string) => {
    if (!met) missed += 1;
    print(`  ${met ? 'met   ' : 'MISSED'}  ${what}: ${value} (goal: ${wanted})`);
  };

  return {
    title: (text: string) => print(`\n${text}\n${'='.repeat(text.length)}`),

    heading: (text: string) => print(`\n${text}`),

    /** Times of contestants, each against the first. */
    times(timings: Timings): void {
      const [floor] = timings.values();
      for (const [name, { median, p95 }] of timings) {
        const ratio = floor ? p95 / floor.p95 : 1;
        print(`  ${name.padEnd(28)}${milliseconds(median)}${milliseconds(p95)}${`${ratio.toFixed(2)}x`.padStart(10)}`);
      }
    },

    /** Measured values of one kind: median, p95 and the most. */
    spread: (name: string, values: readonly number[]) =>
      print(
        `  ${name.padEnd(28)}${milliseconds(quantile(values, 0.5))}${milliseconds(quantile(values, 0.95))}${milliseconds(Math.max(...values))}`,
      ),

    atMostMs: (what: string, value: number, goal: number) =>
      verdict(what, value <= goal, `${value.toFixed(1)} ms`, `at most ${goal} ms`),

    note: (text: string) => print(`  ${text}`),

    atMost: (what: string, ratio: number, goal: number) =>
      verdict(what, ratio <= goal, `${ratio.toFixed(3)}x`, `at most ${goal}x`),

    atLeast: (what: string, percent: number, goal: number) =>
      verdict(what, percent >= goal, `${percent.toFixed(1)} %`, `at least ${goal} %`),

    missedGoals: () => missed,
  };
}

const milliseconds = (value: number) => value.toFixed(3).padStart(10);
