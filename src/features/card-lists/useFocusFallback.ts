/** Moves the focus to the button of the list's menu when a filter was removed there and its link has gone. */

import { useEffect, useRef } from 'react';
import type { SearchQuery } from '#search/searchQuery.ts';

/** @returns A ref for the element with that button, and a function to call when a filter is removed. */
export function useFocusFallback(answered: SearchQuery) {
  const head = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results of another query are shown
  useEffect(() => {
    if (isRemoved.current) head.current?.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true });
    isRemoved.current = false;
  }, [answered]);

  return {
    head,
    onRemove() {
      isRemoved.current = true;
    },
  };
}
