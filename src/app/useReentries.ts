/** How often the page one is on was asked for again; its screen then starts afresh, typed words and filters gone. */

import { useEffect, useState } from 'react';
import { hookPages, type Place } from '#site/pageState.ts';

export function useReentries(): number {
  const [entries, setEntries] = useState(0);
  useEffect(
    () =>
      hookPages({
        // A fragment asks for a part of the page, which stays as it is.
        reenter: ({ fragment }: Place) => setEntries((count) => count + (fragment === '' ? 1 : 0)),
      }),
    [],
  );
  return entries;
}
