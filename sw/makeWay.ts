/**
 * A newer worker may not start while this one is at work. When a page wants the
 * newer one, whatever still waits for the network is handed back to the
 * browser, and for a moment no more of it is taken on.
 */

/** Milliseconds after which this worker takes it that the other has not come. */
const moment = 10_000;

let leavingUntil = 0;
let leave: () => void = () => undefined;
let wanted = new Promise<void>((resolve) => {
  leave = resolve;
});

export const isMakingWay = (): boolean => Date.now() < leavingUntil;

export function makeWay(): void {
  leavingUntil = Date.now() + moment;
  leave();
  wanted = new Promise((resolve) => {
    leave = resolve;
  });
}

/** The result of the work, or `undefined` as soon as this worker is to make way. */
export const unlessWanted = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, wanted.then(() => undefined)]);
