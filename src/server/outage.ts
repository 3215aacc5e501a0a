/**
 * What happens to a request that the backend did not answer. "Maintenance" is shown only with proof that the
 * network works and the backend does not: a gateway error, or no response while the static site answers.
 * Otherwise the browser counts as offline: no notice, and the request waits in the offline queue.
 */

import { notices } from '#site/notices/notices.ts';
import { settleFlash, showFlash, withdrawFlash } from '#storage/flashes/flashes.ts';
import type { Environment } from './environment.ts';
import { createOfflineQueue } from './offlineQueue.ts';
import type { Probe } from './probe.ts';
import { delay, retryDelay } from './retryTiming.ts';

export type Failure = {
  readonly kind: 'maintenance' | 'unanswered';
  /** Milliseconds for which the server asked not to be called. */
  readonly retryAfter: number;
};

export function createOutage(environment: Environment, probe: Probe) {
  const { pageVisibility, random } = environment;
  const queue = createOfflineQueue(environment, probe);

  return {
    /** For one request: returns a function that resolves when the request is to be sent again. */
    startRetries() {
      let attempt = 0;
      return async ({ kind, retryAfter }: Failure): Promise<void> => {
        if (pageVisibility.online() && (kind === 'maintenance' || (await probe()))) {
          void showFlash(notices.maintenance());
          if ((await delay(retryDelay(++attempt, retryAfter, random), pageVisibility)) === 'due') return;
        }
        attempt = 0;
        withdrawFlash(notices.maintenance());
        await queue.wait();
      };
    },
    /** To be called after every answer that is none of the failures above. */
    answered() {
      settleFlash(notices.maintenance());
      queue.answered();
    },
  };
}
