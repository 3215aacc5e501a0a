/**
 * A machine that others share has minutes of half its speed, in which a phone of a quarter of it
 * would be one of an eighth. Every round of a measurement waits until the machine is about as fast
 * as it has been in this run; when its patience is at an end, it measures whatever there is.
 */

import { setTimeout as pause } from 'node:timers/promises';

const tries = 3;
const turns = 3e7;

/** Milliseconds for the same work every time, the best of a few tries. */
function timeWork(): number {
  const times = Array.from({ length: tries }, () => {
    const started = performance.now();
    let sum = 0;
    for (let turn = 0; turn < turns; turn++) sum += turn % 7;
    return sum > 0 ? performance.now() - started : 0;
  });
  return Math.min(...times);
}

/** Of the fastest so far. */
const tolerance = 1.2;
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
        const took = timeWork();
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
