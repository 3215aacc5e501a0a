/** Prints figures with their goals, and counts met and missed goals. */

export type Goals = ReturnType<typeof createGoals>;

export function createGoals() {
  const count = { met: 0, missed: 0 };
  const rounded = (value: number, unit: string) => `${Math.round(value * 100) / 100}${unit}`;
  const judge = (isMet: boolean, what: string, value: number, bound: string, goal: number, unit: string) => {
    count[isMet ? 'met' : 'missed'] += 1;
    const figures = `${rounded(value, unit).padStart(14)}   goal ${`${bound} ${rounded(goal, unit)}`.padEnd(18)}`;
    console.log(`  ${what.padEnd(46)} ${figures} ${isMet ? 'met' : 'MISSED'}`);
  };
  return {
    count,
    title: (text: string) => console.log(`\n${text}`),
    /** A figure without a goal. */
    note: (text: string) => console.log(`      ${text}`),
    columns: (name: string, ...cells: readonly string[]) =>
      console.log(`      ${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`),
    atMost: (what: string, value: number, goal: number, unit = '') =>
      judge(value <= goal, what, value, 'at most', goal, unit),
    atLeast: (what: string, value: number, goal: number, unit = '') =>
      judge(value >= goal, what, value, 'at least', goal, unit),
  };
}

/** A quantile: the value below which `part` of the values lie. NaN, which meets no goal, if a value or all are missing. */
export function quantile(values: readonly number[], part: number): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
