/** How much of the site is stored on this device, as far as is known. */

import { createStore } from '#site/createStore.ts';

export type OfflineStatus =
  /** Nothing is known yet, or this browser stores nothing. */
  | { readonly phase: 'unknown' }
  /** Shell, rules and card texts are stored, and `saved` of `total` card images; all of them if `ready`. */
  | { readonly phase: 'saving' | 'ready'; readonly saved: number; readonly total: number };

export const offlineStatus = createStore<OfflineStatus>({ phase: 'unknown' });

/** The status in words; empty if it is unknown. */
export function sayOfflineStatus(status: OfflineStatus): string {
  switch (status.phase) {
    case 'unknown':
      return '';
    case 'saving':
      return `${status.saved} of ${status.total} card images saved`;
    case 'ready':
      return 'Ready offline';
    default:
      return status satisfies never;
  }
}
