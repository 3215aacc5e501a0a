/** Where requests wait for the network: in silence, together, and for as long as it takes (reliability section 5). */

import { parkingTime, type Random, retryInterval } from './delays.ts';
import type { Presence } from './presence.ts';
import type { Probe } from './probe.ts';

export type Parking = {
  /** Resolves when the site has answered again. */
  readonly park: () => Promise<void>;
  /** The network has shown itself: a good moment to look. */
  readonly wake: () => void;
};

type WakeReason = 'online' | 'visible' | 'answered' | 'time';

const extraAfterOnline = 1000;

export function createParking(presence: Presence, probe: Probe, random: Random): Parking {
  let parked: Promise<void> | undefined;
  let wakeUp: (reason: WakeReason) => void = () => undefined;
  /** What happened while nobody was waiting for it, such as during a probe, is not lost. */
  let missed: WakeReason | undefined;

  const nextWake = (round: number) =>
    new Promise<WakeReason>((resolve) => {
      const timer = setTimeout(() => wakeUp('time'), parkingTime(round, random));
      wakeUp = (reason) => {
        clearTimeout(timer);
        missed = undefined;
        wakeUp = (later) => {
          missed = later;
        };
        resolve(reason);
      };
      if (missed) wakeUp(missed);
    });

  async function untilReachable(): Promise<void> {
    let round = 0;
    for (;;) {
      const reason = await nextWake(round);
      if (reason === 'time') round++;
      // Everyone in the building has just come back online too.
      await pause(retryInterval + (reason === 'online' ? extraAfterOnline * random() : 0));
      if (presence.online() && presence.visible() && (await probe())) return;
    }
  }

  return {
    park() {
      if (parked) return parked;
      missed = undefined;
      const stopWatching = presence.watch((change) => {
        if (change === 'online' || change === 'visible') wakeUp(change);
      });
      parked = untilReachable().finally(() => {
        stopWatching();
        parked = undefined;
      });
      return parked;
    },
    wake: () => wakeUp('answered'),
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
