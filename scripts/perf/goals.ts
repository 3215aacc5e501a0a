/** Prints each figure with its goal, and counts the goals that were met and missed. */

export type Goals = ReturnType<typeof createGoals>;

export function createGoals(print: (line: string) => void) {
  const count = { met: 0, missed: 0 };
  const judge = (met: boolean, what: string, value: string, goal: string) => {
    count[met ? 'met' : 'missed'] += 1;
    print(`  ${what.padEnd(46)} ${value.padStart(14)}   goal ${goal.padEnd(18)} ${met ? 'met' : 'MISSED'}`);
  };
  return {
    title: (text: string) => print(`\n${text}`),
    /** Something worth knowing that has no goal. */
    note: (text: string) => print(`      ${text}`),
    atMost: (what: string, value: number, goal: number, unit = '') =>
      judge(value <= goal, what, `${rounded(value)}${unit}`, `at most ${goal}${unit}`),
    atLeast: (what: string, value: number, goal: number, unit = '') =>
      judge(value >= goal, what, `${rounded(value)}${unit}`, `at least ${goal}${unit}`),
    count: (): Readonly<typeof count> => count,
    missed: () => count.missed,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Not a number where nothing was measured, which meets no goal. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
