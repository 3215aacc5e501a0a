/**
 * A machine that others share has moments of half its speed, in which a phone of a quarter of it
 * would be one of an eighth. A round of a measurement counts where the machine is about as fast
 * before it and after it as it usually is in this run; whatever was measured, the machine alone
 * decides. When patience is at an end every round counts.
 */

import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from './goals.ts';

/** Prints the milliseconds for the same work. */
const work = `
  const started = performance.now();
  for (let turn = 0, sum = 0; turn < 2e8; turn++) sum += turn % 7;
  console.log(performance.now() - started);
`;

/** In processes of their own, which have no old code and nothing to clear away; two, as a page and its browser are. */
async function timeWork(): Promise<number> {
  const run = promisify(execFile);
  const both = await Promise.all([run(process.execPath, ['-e', work]), run(process.execPath, ['-e', work])]);
  return Math.max(...both.map(({ stdout }) => Number(stdout)));
}

/** Of what is usual. A measure of the fastest would wait for one lucky moment for ever. */
const tolerance = 1.2;
/** Looks at the machine before anything is known of it. */
const firstLooks = 5;
const pauseBetween = 2000;
/** What a browser has left to do when its page is closed is no fault of the machine. */
const breath = 500;

export type QuietMoments = {
  /** The result of a measurement that was made from one quiet moment to another. */
  readonly round: <Result>(measure: () => Promise<Result>) => Promise<Result>;
  /** What it came to, in words. */
  readonly account: () => string;
};

/** @param patience Milliseconds that may be waited, or spent on rounds that do not count, in all. */
export function createQuietMoments(patience = 10 * 60_000): QuietMoments {
  const looks: number[] = [];
  let lost = 0;
  let repeated = 0;
  let quiet = false;

  /** Looks whether it is; remembers it for the round that follows. */
  async function isQuiet(): Promise<boolean> {
    const took = await timeWork();
    looks.push(took);
    quiet = took <= median(looks) * tolerance;
    return quiet;
  }

  async function untilQuiet(): Promise<void> {
    while (looks.length < firstLooks) await isQuiet();
    while (!quiet && lost < patience && !(await isQuiet())) {
      await pause(pauseBetween);
      lost += pauseBetween;
    }
  }

  return {
    async round(measure) {
      for (;;) {
        await untilQuiet();
        const started = performance.now();
        const result = await measure();
        const took = performance.now() - started;
        await pause(breath);
        if ((await isQuiet()) || lost >= patience) return result;
        repeated++;
        lost += took;
      }
    },
    account: () =>
      `The machine took ${Math.round(Math.min(...looks))} to ${Math.round(Math.max(...looks))} ms for the same work, usually ${Math.round(median(looks))}; ${Math.round(lost / 1000)} s were lost on worse moments, in which ${repeated} rounds were measured and not counted.`,
  };
}
