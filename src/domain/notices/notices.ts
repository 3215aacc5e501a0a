/** Every notice the product gives, its text verbatim, in one table (spec section 8). */

import type { Flash } from './flash.ts';

export const notices = {
  /** A sticky notice with a link; one for each version, so that a dismissal holds for that version only. */
  newerVersion: (version: string): Flash => ({
    id: `newer-version:${version}`,
    kind: 'info',
    text: 'There is a newer version of this app. Please refresh.',
    sticky: true,
    action: { label: 'Refresh', does: 'refresh' },
  }),
  readyOffline: (): Flash => ({
    id: 'ready-offline',
    kind: 'info',
    text: 'Ready offline: every rule, card and picture is on this device.',
    sticky: false,
  }),
} as const;
