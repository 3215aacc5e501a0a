// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenInterested } from './userInterest.ts';

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const waitForInterest = () => {
  const interested = vi.fn();
  void whenInterested().then(interested);
  return interested;
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('a %s shows interest', async (gesture) => {
  const interested = waitForInterest();
  await vi.advanceTimersByTimeAsync(9000);
  expect(interested).not.toHaveBeenCalled();
  dispatchEvent(new Event(gesture));
  await vi.advanceTimersByTimeAsync(0);
  expect(interested).toHaveBeenCalledOnce();
});

test('10 s in view show interest without a gesture', async () => {
  const interested = waitForInterest();
  await vi.advanceTimersByTimeAsync(9999);
  expect(interested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(interested).toHaveBeenCalledOnce();
});

test('time in the background does not count, and earlier time in view is kept', async () => {
  const interested = waitForInterest();
  await vi.advanceTimersByTimeAsync(6000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  show('visible');
  await vi.advanceTimersByTimeAsync(3999);
  expect(interested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(interested).toHaveBeenCalledOnce();
});

test('a gesture before the first call counts', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  const interested = waitForInterest();
  await vi.advanceTimersByTimeAsync(0);
  expect(interested).toHaveBeenCalledOnce();
});

test('the installed app needs no gesture', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const interested = waitForInterest();
  await vi.advanceTimersByTimeAsync(0);
  expect(interested).toHaveBeenCalledOnce();
});
