/** Where the keyboard goes when the filter it stands on is taken out: to the next filter, or else to the count. */

import { useEffect, useRef } from 'react';
import type { SearchQuery } from '#search/searchQuery.ts';

/** The browser lets go of what is hidden or gone; the frame may have taken it to the beginning of the page. */
const isNowhere = (focused: Element | null) =>
  !focused || focused === document.body || focused.id === 'main' || !focused.checkVisibility();

/** @returns What holds the count and the filters, and what to call when one of these is chosen. */
export function useKeyboardHeir(answered: SearchQuery) {
  const head = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another search is answered, which may take a while
  useEffect(() => {
    const place = left.current;
    left.current = undefined;
    if (place === undefined || !isNowhere(document.activeElement)) return;
    const filters = head.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [];
    const heir =
      filters[Math.min(place, filters.length - 1)] ?? head.current?.querySelector<HTMLElement>('[role=status]');
    heir?.focus({ preventScroll: true });
  }, [answered]);

  return {
    head,
    leave: (place: number) => {
      left.current = place;
    },
  };
}
