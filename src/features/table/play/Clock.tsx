/** Time played, without seconds. */

import { useEffect, useState } from 'react';
import { useTable } from '../tableContext.ts';

const minute = 60_000;

/** "5 min", "1 h 05 min". */
function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

export function Clock() {
  const { elapsed } = useTable();
  const [, wake] = useState(0);
  const now = elapsed();

  useEffect(() => {
    const timer = setTimeout(() => wake((count) => count + 1), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);

  const minutes = Math.floor(now / minute);
  return <time dateTime={`PT${minutes}M`}>{clockTime(minutes)}</time>;
}
