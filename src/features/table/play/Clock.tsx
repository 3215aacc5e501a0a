/** How long the game has been in sight, in hours and minutes; nobody at a table needs the seconds. */

import { useEffect, useState } from 'react';
import { useTable } from '../tableContext.ts';

const minute = 60_000;

function clockTime(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export function Clock() {
  const { elapsed } = useTable();
  const [, wake] = useState(0);
  const now = elapsed();

  useEffect(() => {
    const timer = setTimeout(() => wake((count) => count + 1), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);

  return <time dateTime={`PT${Math.floor(now / minute)}M`}>{clockTime(now)}</time>;
}
