/** Keeps the screen from going dark while the table is in sight. */

import { useEffect, useState } from 'react';
import type { Wakefulness } from './wakefulness.ts';

export function useWakeLock(): Wakefulness {
  const [wakefulness, setWakefulness] = useState<Wakefulness>('asking');

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

    /** The device may take the lock away while the table is in sight, when the battery runs low. */
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
