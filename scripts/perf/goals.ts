/** Prints each figure with its goal, and counts met and missed goals. */

import { execFileSync } from 'node:child_process';

export type Goals = ReturnType<typeof createGoals>;

export function createGoals() {
  const count = { met: 0, missed: 0 };
  const judge = (isMet: boolean, what: string, value: number, goal: string, unit: string) => {
    count[isMet ? 'met' : 'missed'] += 1;
    const rounded = `${Math.round(value * 100) / 100}${unit}`;
    console.log(`  ${what.padEnd(46)} ${rounded.padStart(14)}   goal ${goal.padEnd(18)} ${isMet ? 'met' : 'MISSED'}`);
  };
  return {
    count,
    title: (text: string) => console.log(`\n${text}`),
    /** A figure without a goal. */
    note: (text: string) => console.log(`      ${text}`),
    atMost: (what: string, value: number, goal: number, unit = '') =>
      judge(value <= goal, what, value, `at most ${goal}${unit}`, unit),
    atLeast: (what: string, value: number, goal: number) => judge(value >= goal, what, value, `at least ${goal}`, ''),
  };
}

/** A quantile: the value below which `part` of the values lie. NaN, which meets no goal, if there are no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const work =
  'const t = performance.now(); for (let i = 0, s = 0; i < 2e8; i++) s += i % 7; console.log(performance.now() - t)';
const times: number[] = [];

/** Noise guard: whether the machine is at most 20 % slower than its median in this run. */
function isQuiet(): boolean {
  const took = Number(execFileSync(process.execPath, ['-e', work], { encoding: 'utf8' }));
  times.push(took);
  return took <= 1.2 * median(times);
}

/** Measures in several rounds. A round with background load before or after it is repeated, at most twice. */
export async function measureRounds<Result>(rounds: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let attempt = 1; results.length < rounds; attempt++) {
    const wasQuiet = isQuiet();
    const result = await measure();
    if ((isQuiet() && wasQuiet) || attempt >= 3) {
      results.push(result);
      attempt = 0;
    }
  }
  return results;
}
