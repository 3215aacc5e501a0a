/** Holds a screen wake lock while the table is visible. */

import { useEffect, useState } from 'react';

export function useWakeLock(): WakeLockState {
  const [wakefulness, setWakefulness] = useState<WakeLockState>('asking');

  useEffect(() => {
    if (!('wakeLock' in navigator)) {
      setWakefulness('impossible');
      return;
    }
    let lock: WakeLockSentinel | undefined;
    let left = false;

    async function stayAwake() {
      // The lock is lost whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
        else setWakefulness('awake');
        lock.addEventListener('release', noticeLoss, { once: true });
      } catch {
        setWakefulness('refused');
      }
    }

    /** The device may release the lock while the table is visible, for instance when the battery is low. */
    function noticeLoss() {
      if (!left && document.visibilityState === 'visible') setWakefulness('refused');
    }

    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);

  return wakefulness;
}

/** State of the wake lock. `refused`: the browser could grant it but will not, for instance to save the battery. */
export type WakeLockState = 'asking' | 'awake' | 'refused' | 'impossible';

/** Whether the screen stays awake, in plain words, and what to do if it does not. */
export const wakeLockMessages: Readonly<Record<WakeLockState, string>> = {
  asking: 'Asking the browser to keep the screen awake.',
  awake: 'The screen stays awake while the table is in sight.',
  refused: 'The browser would not keep the screen awake, perhaps to save the battery. Tap the screen now and then.',
  impossible:
    'This browser cannot keep the screen awake. Lengthen the screen’s time-out in the settings of your device.',
};
