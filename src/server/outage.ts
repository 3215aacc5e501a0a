/**
 * What becomes of a request that got no answer from the backend: told apart by
 * proof, retried while the backend is in maintenance, parked while there is no
 * network (reliability section 5).
 */

import { type Random, retryDelay } from './delays.ts';
import { createParking } from './parking.ts';
import type { Presence } from './presence.ts';
import type { Probe } from './probe.ts';
import { untilDue } from './untilDue.ts';

export type OutageReports = {
  /** The network works and the backend does not; told at every attempt. */
  readonly maintenance: () => void;
  /** There is no network, which is nobody's fault and no news to the reader. */
  readonly offline: () => void;
  /** The backend answers. */
  readonly answered: () => void;
};

export type Failure = {
  /** A gateway's error is proof by itself; no response at all is not. */
  readonly kind: 'maintenance' | 'unanswered';
  /** Milliseconds the server asked to be left alone for. */
  readonly retryAfter: number;
};

/** The waiting of one request, from its first failure on. */
export type Patience = {
  /** Resolves when the request is to be sent again. */
  readonly untilRetry: (failure: Failure) => Promise<void>;
};

export type Outage = {
  readonly createPatience: () => Patience;
  /** To be called after every answer that is none of the failures above. */
  readonly answered: () => void;
};

export function createOutage(presence: Presence, probe: Probe, random: Random, reports: OutageReports): Outage {
  const parking = createParking(presence, probe, random);

  const isMaintenance = async ({ kind }: Failure) => presence.online() && (kind === 'maintenance' || (await probe()));

  function createPatience(): Patience {
    let attempt = 0;
    return {
      async untilRetry(failure) {
        if (await isMaintenance(failure)) {
          reports.maintenance();
          const delay = retryDelay(++attempt, failure.retryAfter, random);
          if ((await untilDue(delay, presence)) === 'due') return;
        }
        attempt = 0;
        reports.offline();
        await parking.park();
      },
    };
  }

  return {
    createPatience,
    answered() {
      reports.answered();
      parking.wake();
    },
  };
}
