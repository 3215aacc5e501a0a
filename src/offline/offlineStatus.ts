/** How much of the site is on this device; said only as far as it is true. */

import { createStore } from '#site/createStore.ts';

export type OfflineStatus =
  /** Nothing is known yet, or this browser keeps nothing. */
  | { readonly phase: 'unknown' }
  /** Shell, rules and card texts are stored; the card images not all yet. */
  | { readonly phase: 'saving' | 'ready'; readonly saved: number; readonly total: number };

export const offlineStatus = createStore<OfflineStatus>({ phase: 'unknown' });

/** The status in words; empty while there is nothing to say. */
export function sayOfflineStatus(status: OfflineStatus): string {
  switch (status.phase) {
    case 'unknown':
      return '';
    case 'saving':
      return `${status.saved} of ${status.total} card images saved`;
    case 'ready':
      return 'Ready offline';
  }
}
