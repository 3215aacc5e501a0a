/** Stored data for a screen: not known yet, known, or why it is not known. */

import { useEffect, useState } from 'react';
import { untilAnswered } from '#site/noAnswer.ts';

export type Stored<Value> = {
  /** `undefined` until storage has answered. */
  readonly value?: Value;
  /** Why storage has not answered; empty if it has, or if it has just been asked. It is asked again all the while. */
  readonly fault: string;
  /** Whether storage takes so long that the screen should say so. */
  readonly isSlow: boolean;
};

const slowMs = 500;

/** @param read - Must stay the same function: another one reads again. */
export function useStored<Value>(read: () => Promise<Value>): Stored<Value> {
  const [stored, setStored] = useState<Stored<Value>>({ fault: '', isSlow: false });

  useEffect(() => {
    const left = new AbortController();
    const slow = setTimeout(() => setStored((now) => ({ ...now, isSlow: true })), slowMs);
    const show = (next: Omit<Stored<Value>, 'isSlow'>) => {
      clearTimeout(slow);
      if (!left.signal.aborted) setStored({ ...next, isSlow: false });
    };
    void untilAnswered(read, (fault) => show({ fault }), left.signal).then(
      (value) => show({ value, fault: '' }),
      ({ message }: Error) => show({ fault: message }),
    );
    return () => {
      left.abort();
      clearTimeout(slow);
    };
  }, [read]);

  return stored;
}
