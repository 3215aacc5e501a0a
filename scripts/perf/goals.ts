/** Prints each figure with its goal, and counts the goals that were missed. */

export type Goals = ReturnType<typeof createGoals>;

export function createGoals(print: (line: string) => void) {
  let missed = 0;
  const judge = (met: boolean, line: string) => {
    if (!met) missed += 1;
    print(`  ${met ? 'met   ' : 'MISSED'}  ${line}`);
  };
  return {
    title: (text: string) => print(`\n${text}`),
    atMost: (what: string, value: number, goal: number, unit = '') =>
      judge(value <= goal, `${what}: ${rounded(value)}${unit} (at most ${goal}${unit})`),
    /** A figure without a goal. */
    note: (text: string) => print(`          ${text}`),
    missed: () => missed,
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
