/** This year, also on a page that was rendered in another one. */

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const thisYear = () => new Date().getFullYear();

/**
 * While hydrating the page must read as it was rendered, so the year is taken
 * from the element it stands in; right after it is the year of the clock.
 */
export function useThisYear(elementId: string): number {
  const renderedYear = () =>
    typeof document === 'undefined' ? thisYear() : Number(document.getElementById(elementId)?.textContent);
  return useSyncExternalStore(neverChanges, thisYear, renderedYear);
}
