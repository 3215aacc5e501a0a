/**
 * A machine that others share has minutes of half its speed, in which a phone of a quarter of it
 * would be one of an eighth. Every round of a measurement waits until the machine is about as fast
 * as it has been in this run; when its patience is at an end, it measures whatever there is.
 */

import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Prints the milliseconds for the same work, the best of a few tries. */
const work = `
  const times = [1, 2, 3, 4].map(() => {
    const started = performance.now();
    for (let turn = 0, sum = 0; turn < 3e7; turn++) sum += turn % 7;
    return performance.now() - started;
  });
  console.log(Math.min(...times));
`;

/** In a process of its own: one that has worked for long has better code for it, or more to clear away. */
async function timeWork(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work]);
  return Number(stdout);
}

/** Of the fastest so far. */
const tolerance = 1.25;
const pauseBetween = 2000;

export type QuietMoments = {
  /** Resolves when the machine is as fast as usual, or this run has waited long enough. */
  readonly next: () => Promise<void>;
  /** What it came to, in words. */
  readonly account: () => string;
};

/** @param patience Milliseconds that may be waited in all. */
export function createQuietMoments(patience = 10 * 60_000): QuietMoments {
  let fastest = Number.POSITIVE_INFINITY;
  let slowest = 0;
  let waited = 0;
  return {
    async next() {
      for (;;) {
        const took = await timeWork();
        fastest = Math.min(fastest, took);
        if (took <= fastest * tolerance || waited >= patience) {
          slowest = Math.max(slowest, took);
          return;
        }
        await pause(pauseBetween);
        waited += pauseBetween;
      }
    },
    account: () =>
      `The machine took ${Math.round(fastest)} to ${Math.round(slowest)} ms for the same work; ${waited / 1000} s were waited for quiet moments.`,
  };
}
