/** Repeats measurements that background load has disturbed. */

import { execFileSync } from 'node:child_process';
import { median } from '../goals.ts';

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
