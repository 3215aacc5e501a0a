/** A refresh that came too early is made good, once and soon. @vitest-environment happy-dom */

import { afterEach, expect, test, vi } from 'vitest';
import { noteEarlyReload, takeEarlyReload } from './impatience.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what was asked for a moment ago is owed, once', () => {
  expect(takeEarlyReload()).toBe(false);
  noteEarlyReload();
  expect(takeEarlyReload()).toBe(true);
  expect(takeEarlyReload()).toBe(false);
});

test('after five seconds the reader is asked again', () => {
  vi.useFakeTimers();
  noteEarlyReload();
  vi.advanceTimersByTime(5000);
  expect(takeEarlyReload()).toBe(false);
});

test('a browser without a store owes nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteEarlyReload();
  expect(takeEarlyReload()).toBe(false);
});
