/** What became of a press, for as long as it takes to read it. */

import { useEffect, useState } from 'react';
import type { Outcome } from './sharing.ts';

const momentMs = 2500;

export function useOutcome(action: () => Promise<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), momentMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, act: async () => setOutcome(await action()) };
}
