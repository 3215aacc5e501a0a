/** One click loads the newest version with one reload. @vitest-environment happy-dom */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshApp } from './refreshApp.ts';

type Registration = { waiting: unknown; installing: EventTarget | null; update: () => Promise<void> };

let container: EventTarget & { getRegistrations: () => Promise<Registration[]> };
let registration: Registration | undefined;
const reload = vi.fn();
const postMessage = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  registration = { waiting: { postMessage }, installing: null, update: vi.fn(async () => undefined) };
  container = Object.assign(new EventTarget(), {
    getRegistrations: async () => (registration ? [registration] : []),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('activates the waiting worker, and reloads once when it has taken over', async () => {
  await refreshApp(reload);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();

  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(4999);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads a second time if the browser has lost the first reload', async () => {
  await refreshApp(reload);
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('U3: reloads after 2,000 ms if the browser never reports the change of workers', async () => {
  await refreshApp(reload);
  await vi.advanceTimersByTimeAsync(1999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('fetches the newer version if none is waiting yet', async () => {
  const installing = new EventTarget();
  registration = {
    waiting: null,
    installing: null,
    update: async () => {
      Object.assign(registration ?? {}, { installing });
    },
  };
  const refreshed = refreshApp(reload);
  await vi.advanceTimersByTimeAsync(100);
  Object.assign(registration, { waiting: { postMessage } });
  installing.dispatchEvent(new Event('statechange'));
  await refreshed;
  expect(postMessage).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nothing newer is found', { waiting: null, installing: null, update: async () => undefined }],
  ['there is no network', { waiting: null, installing: null, update: () => Promise.reject(new TypeError('offline')) }],
  ['no worker is registered', undefined],
])('simply reloads when %s', async (_when, found) => {
  registration = found;
  await refreshApp(reload);
  expect(reload).toHaveBeenCalledOnce();
});
