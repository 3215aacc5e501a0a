/** Where requests wait for the network: together, without a notice, for as long as it takes. */

import type { Environment } from './environment.ts';
import type { Probe } from './probe.ts';
import { queueDelay, retryInterval } from './retryTiming.ts';

type WakeReason = 'online' | 'visible' | 'answered' | 'timer';

/** Devices of one network come back online at the same moment. */
const spreadAfterOnline = 1000;

export function createOfflineQueue({ pageVisibility, random }: Environment, probe: Probe) {
  let reachable: Promise<void> | undefined;
  /** Kept for the next wait: a sign of the network may come during a probe. */
  let reason: WakeReason | undefined;
  let resume: (() => void) | undefined;

  function wake(because: WakeReason): void {
    reason = because;
    resume?.();
  }

  async function nextWake(round: number): Promise<WakeReason | undefined> {
    const timer = setTimeout(wake, queueDelay(round, random), 'timer');
    if (!reason) await new Promise<void>((resolve) => (resume = resolve));
    clearTimeout(timer);
    const because = reason;
    reason = undefined;
    return because;
  }

  async function untilReachable(): Promise<void> {
    reason = undefined;
    const unwatch = pageVisibility.watch((change) => {
      if (change === 'online' || change === 'visible') wake(change);
    });
    let round = 0;
    do {
      const because = await nextWake(round);
      if (because === 'timer') round++;
      const spread = because === 'online' ? spreadAfterOnline * random() : 0;
      await new Promise((resolve) => setTimeout(resolve, retryInterval + spread));
    } while (!pageVisibility.online() || !pageVisibility.visible() || !(await probe()));
    unwatch();
    reachable = undefined;
  }

  return {
    /** Resolves when the site has answered again. */
    wait: (): Promise<void> => (reachable ??= untilReachable()),
    /** A request was answered: a good moment to look. */
    answered: () => wake('answered'),
  };
}
