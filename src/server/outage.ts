/**
 * Handling of requests that the backend did not answer. "Maintenance" is shown only if the network is known to work and
 * the backend is not: after a gateway error, or if there is no response while the static site answers. Otherwise the
 * browser counts as offline: no notice is shown, and all requests wait together until the site is reachable.
 */

import { notices } from '#site/notices/notices.ts';
import { resetFlash, showFlash, withdrawFlash } from '#storage/flashes/flashes.ts';
import type { Environment } from './environment.ts';
import { createProbe } from './probe.ts';
import { delay, queueDelay, retryDelay, retryInterval } from './retryTiming.ts';

/** An event after which waiting requests probe the network. */
type Sign = 'online' | 'visible' | 'answered' | 'timer';

/** Maximum random delay in milliseconds, because devices on one network come back online at the same moment. */
const spreadAfterOnline = 1000;

export function createOutage({ fetch, pageVisibility, random }: Environment) {
  const probe = createProbe(fetch);
  let reachable: Promise<void> | undefined;
  /** Resolves the latest promise of `nextSign`. */
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
      // Subscribes before the probe, because the next event may come during the probe.
      next = nextSign();
      if (sign === 'timer') round++;
      const spread = sign === 'online' ? spreadAfterOnline * random() : 0;
      await new Promise((resolve) => setTimeout(resolve, retryInterval + spread));
    } while (!pageVisibility.online() || !pageVisibility.visible() || !(await probe()));
    unwatch();
    reachable = undefined;
  }

  return {
    /**
     * Call once per request. Returns a function whose promise resolves when the request should be sent again.
     * `retryAfter` is the delay in milliseconds that the server asked for.
     */
    startRetries() {
      let attempt = 0;
      return async (kind: 'maintenance' | 'unanswered', retryAfter: number): Promise<void> => {
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
    /** Call after every answer that is not one of the failures above. */
    answered() {
      resetFlash(notices.maintenance());
      wake('answered');
    },
  };
}
