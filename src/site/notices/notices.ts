/** All notices of the app, with their texts. */

import { LoadError } from '../loader.ts';
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
  /** @param cause Why a part that the user has asked for could not be loaded. */
  partMissing: (cause?: unknown): Flash =>
    cause instanceof LoadError && cause.needsReload
      ? {
          id: 'part-replaced',
          kind: 'error',
          text: 'A newer version of this site has replaced this part. Reload the page to use it. Your games are kept.',
          sticky: true,
          passing: true,
          action: { label: 'Reload', does: 'refresh' },
          answer: true,
        }
      : {
          id: 'part-missing',
          kind: 'error',
          text: 'This part of the site is not stored on this device and could not be loaded. Connect to the internet and try again.',
          sticky: false,
          answer: true,
        },
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
