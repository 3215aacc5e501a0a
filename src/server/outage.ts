/**
 * What happens to a request that the backend did not answer. "Maintenance" is shown only with proof that the
 * network works and the backend does not: a gateway error, or no response while the static site answers.
 * Otherwise the browser counts as offline: no notice, and all requests wait together, for as long as it takes.
 */

import { notices } from '#site/notices/notices.ts';
import { settleFlash, showFlash, withdrawFlash } from '#storage/flashes/flashes.ts';
import type { Environment } from './environment.ts';
import { createProbe } from './probe.ts';
import { delay, queueDelay, retryDelay, retryInterval } from './retryTiming.ts';

export type Failure = {
  readonly kind: 'maintenance' | 'unanswered';
  /** Milliseconds for which the server asked not to be called. */
  readonly retryAfter: number;
};

/** What waiting requests look for the network at. */
type Sign = 'online' | 'visible' | 'answered' | 'timer';

/** Devices of one network come back online at the same moment. */
const spreadAfterOnline = 1000;

export function createOutage({ fetch, pageVisibility, random }: Environment) {
  const probe = createProbe(fetch);
  let reachable: Promise<void> | undefined;
  /** Settles the latest `nextSign`. */
  let wake: (sign: Sign) => void = () => undefined;
  const nextSign = () => new Promise<Sign>((resolve) => (wake = resolve));

  async function untilReachable(): Promise<void> {
    const unwatch = pageVisibility.watch((change) => {
      if (change === 'online' || change === 'visible') wake(change);
    });
    let next = nextSign();
    let round = 0;
    do {
      const timer = setTimeout(wake, queueDelay(round, random), 'timer');
      const sign = await next;
      clearTimeout(timer);
      // Not later: the next sign of the network may come during the probe.
      next = nextSign();
      if (sign === 'timer') round++;
      const spread = sign === 'online' ? spreadAfterOnline * random() : 0;
      await new Promise((resolve) => setTimeout(resolve, retryInterval + spread));
    } while (!pageVisibility.online() || !pageVisibility.visible() || !(await probe()));
    unwatch();
    reachable = undefined;
  }

  return {
    /** For one request: returns a function that resolves when the request is to be sent again. */
    startRetries() {
      let attempt = 0;
      return async ({ kind, retryAfter }: Failure): Promise<void> => {
        if (pageVisibility.online() && (kind === 'maintenance' || (await probe()))) {
          void showFlash(notices.maintenance());
          await delay(retryDelay(++attempt, retryAfter, random), pageVisibility);
          if (pageVisibility.online()) return;
        }
        attempt = 0;
        withdrawFlash(notices.maintenance());
        reachable ??= untilReachable();
        await reachable;
      };
    },
    /** To be called after every answer that is none of the failures above. */
    answered() {
      settleFlash(notices.maintenance());
      wake('answered');
    },
  };
}
