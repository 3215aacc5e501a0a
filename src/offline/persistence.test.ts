/** The browser is asked to protect the store, and whatever it answers is taken. */

import { afterEach, expect, test, vi } from 'vitest';
import { askForProtection, readProtection } from './browserStorage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['grants it', { persisted: async () => true, persist: async () => true }, 'protected'],
  ['refuses', { persisted: async () => false, persist: async () => false }, 'unprotected'],
  [
    'breaks',
    { persisted: () => Promise.reject(new Error('no')), persist: () => Promise.reject(new Error('no')) },
    'unknown',
  ],
  ['knows nothing of it', undefined, 'unknown'],
])('S11: a browser that %s is believed, and nobody is told', async (_how, storage, expected) => {
  vi.stubGlobal('navigator', { storage });
  expect(await readProtection()).toBe(expected);
  expect(await askForProtection()).toBe(expected);
});
