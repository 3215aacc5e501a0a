/** A browser may support storage and still refuse it, as after “Block all cookies”. @vitest-environment happy-dom */

import { afterEach, expect, test, vi } from 'vitest';
import { deleteOfflineSite } from './browserStorage.ts';
import { auditCardImages, removeCardImages } from './cardImages.ts';
import { refreshApp } from './refreshApp.ts';

const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));

function refuseAll() {
  vi.stubGlobal('caches', { keys: refuse, has: refuse, open: refuse, delete: refuse });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: refuse, getRegistrations: refuse } });
}

function knowNone() {
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('navigator', {});
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['refused', refuseAll],
  ['missing', knowNone],
])(
  'with every storage API %s, no image is stored, deleting succeeds, and a refresh reloads the page',
  async (_how, take) => {
    take();
    expect(await auditCardImages(['/a.avif'])).toEqual({ stored: 0, total: 1, bytes: 0 });
    await removeCardImages();
    await deleteOfflineSite();
    const reload = vi.fn();
    await refreshApp(reload);
    expect(reload).toHaveBeenCalledOnce();
  },
);
