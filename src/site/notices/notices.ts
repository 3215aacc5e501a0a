/** All notices of the app, with their texts. */

import type { Flash, FlashAction } from './flash.ts';

const refresh: FlashAction = { label: 'Refresh', does: 'refresh' };

export const notices = {
  maintenance: (): Flash => ({
    id: 'server-maintenance',
    kind: 'error',
    text: 'Server Maintenance - please wait a moment as we try to reconnect.',
    sticky: true,
    passing: true,
  }),
  forbidden: (): Flash => ({
    id: 'forbidden',
    kind: 'error',
    text: '403 - Forbidden. Please refresh.',
    sticky: true,
    passing: true,
    action: refresh,
  }),
  unreadable: (): Flash => ({
    id: 'unreadable',
    kind: 'error',
    text: 'Failed to conform response.',
    sticky: false,
  }),
  choked: (): Flash => ({
    id: 'choked',
    kind: 'error',
    text: 'Oh no! I choked on some data. Doh!',
    sticky: false,
  }),
  partMissing: (): Flash => ({
    id: 'part-missing',
    kind: 'error',
    text: 'This part of the site is not stored on this device and could not be loaded. Connect to the internet and try again.',
    sticky: false,
  }),
  redirectedInCircles: (): Flash => ({
    id: 'redirected-in-circles',
    kind: 'error',
    text: 'The server redirected this page in circles. The redirect was stopped.',
    sticky: false,
  }),
  /** A sticky notice with a link; one for each version, so that a dismissal holds for that version only. */
  newerVersion: (version: string): Flash => ({
    id: `newer-version:${version}`,
    kind: 'info',
    text: 'There is a newer version of this app. Please refresh.',
    sticky: true,
    action: refresh,
  }),
  deviceCleared: (): Flash => ({
    id: 'device-cleared',
    kind: 'info',
    text: 'This device has been cleared. The site will be downloaded again when you next visit it online.',
    sticky: false,
  }),
} as const;
