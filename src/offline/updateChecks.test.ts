/** News is looked for when it may be there, and never oftener than once an hour. @vitest-environment happy-dom */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLooking } from './updateChecks.ts';

const minute = 60 * 1000;
/** A page's own; what earlier tests listen to asks theirs. */
let update: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers();
  update = vi.fn(() => Promise.reject(new TypeError('offline')));
  keepLooking(update);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('coming back within the hour asks nothing: the start was a check', () => {
  vi.setSystemTime(Date.now() + 59 * minute);
  comeBack();
  expect(update).not.toHaveBeenCalled();
});

test.each([
  ['the reader comes back', comeBack],
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
])('after an hour it asks as soon as %s, once', (_when, happens) => {
  vi.setSystemTime(Date.now() + 61 * minute);
  happens();
  happens();
  expect(update).toHaveBeenCalledOnce();
});

test('a page nobody looks at asks nothing', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(5 * 60 * minute);
  comeBack();
  expect(update).not.toHaveBeenCalled();
});

test('a page that stays open asks every hour', () => {
  vi.advanceTimersByTime(3 * 60 * minute);
  expect(update).toHaveBeenCalledTimes(3);
});
