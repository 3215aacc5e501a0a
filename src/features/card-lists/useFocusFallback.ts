/** Moves the focus to the next filter, or else to the count, when the focused filter is removed. */

import { useEffect, useRef } from 'react';
import type { SearchQuery } from '#search/searchQuery.ts';
import { isRendered } from '#ui/isRendered.ts';

/** Whether the focus was lost with its element, or moved to the beginning of the page. */
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.id === 'main' || !isRendered(focused);

/** @returns A ref for the element with count and filters, and a function to call with the index of a removed filter. */
export function useFocusFallback(answered: SearchQuery) {
  const head = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results of another query are shown
  useEffect(() => {
    const place = left.current;
    left.current = undefined;
    if (place === undefined || !isLost(document.activeElement)) return;
    const filters = head.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [];
    const next =
      filters[Math.min(place, filters.length - 1)] ?? head.current?.querySelector<HTMLElement>('[role=status]');
    next?.focus({ preventScroll: true });
  }, [answered]);

  return {
    head,
    leave: (place: number) => {
      left.current = place;
    },
  };
}
