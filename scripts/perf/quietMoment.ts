/**
 * A machine that others share has minutes of half its speed, in which a phone of a quarter of it
 * would be one of an eighth. A round of a measurement counts where the machine is about as fast
 * before it and after it as it has been in this run; whatever was measured, the machine alone
 * decides. When patience is at an end every round counts.
 */

import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

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

/** Of the fastest so far. */
const tolerance = 1.25;
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
export function createQuietMoments(patience = 15 * 60_000): QuietMoments {
  let fastest = Number.POSITIVE_INFINITY;
  let slowest = 0;
  let lost = 0;
  let repeated = 0;
  let quiet = false;

  /** Looks whether it is; remembers it for the round that follows. */
  async function isQuiet(): Promise<boolean> {
    const took = await timeWork();
    fastest = Math.min(fastest, took);
    quiet = took <= fastest * tolerance;
    if (!quiet && lost >= patience) slowest = Math.max(slowest, took);
    return quiet;
  }

  async function untilQuiet(): Promise<void> {
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
      `The machine took ${Math.round(fastest)} ms for the same work; ${Math.round(lost / 1000)} s were lost on moments in which it took a quarter longer, ${repeated} rounds were made again${
        slowest > 0 ? `, and when patience was at an end it took up to ${Math.round(slowest)} ms` : ''
      }.`,
  };
}
