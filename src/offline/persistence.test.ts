/** Asking the browser to protect the stored data: any answer is accepted. */

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
])('S11: returns the protection in a browser that %s', async (_how, storage, expected) => {
  vi.stubGlobal('navigator', { storage });
  expect(await readProtection()).toBe(expected);
  expect(await askForProtection()).toBe(expected);
});
