/** When a page that stays open looks for a newer version. @vitest-environment happy-dom */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleUpdateChecks } from './updateChecks.ts';

const minute = 60 * 1000;
/** What each check resolves to. */
let answers: boolean;
/** The checks of this test; the listeners of earlier ones call theirs. */
let check: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const networkComesBack = () => window.dispatchEvent(new Event('online'));
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  check = vi.fn(async () => answers);
  scheduleUpdateChecks(check);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a reader who comes back within the hour causes no check: loading the page was one', () => {
  pass(59);
  comeBack();
  expect(check).not.toHaveBeenCalled();
});

test('a reader who comes back after an hour causes one check', async () => {
  pass(61);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  pass(2);
  comeBack();
  expect(check).toHaveBeenCalledOnce();
});

test('U16: a failed check does not count: the next occasion tries again, a minute later at the earliest', async () => {
  answers = false;
  pass(61);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  comeBack();
  expect(check).toHaveBeenCalledTimes(1);
  pass(1);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledTimes(2);
  answers = true;
  pass(1);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  pass(1);
  comeBack();
  expect(check).toHaveBeenCalledTimes(3);
});

test('U17: when the network comes back it checks at once, at most once a minute', async () => {
  networkComesBack();
  networkComesBack();
  expect(check).toHaveBeenCalledTimes(1);
  pass(1);
  networkComesBack();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a hidden page never checks', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(5 * 60 * minute);
  comeBack();
  networkComesBack();
  expect(check).not.toHaveBeenCalled();
});

test('a page that stays open checks every hour', async () => {
  await vi.advanceTimersByTimeAsync(3 * 60 * minute);
  expect(check).toHaveBeenCalledTimes(3);
});
