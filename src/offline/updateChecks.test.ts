/** When an open page checks for a newer version. @vitest-environment happy-dom */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleUpdateChecks } from './updateChecks.ts';

const minute = 60 * 1000;
/** The result of each check. */
let answers: boolean;
let skipped: number;
/** A new mock for each test: listeners of earlier tests call their own. */
let check: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const networkComesBack = () => window.dispatchEvent(new Event('online'));
/** Time passes without the hourly timer, as in a tab that is in the background. */
const pass = (minutes: number) => {
  skipped += minutes * minute;
};

beforeEach(() => {
  vi.useFakeTimers();
  skipped = 0;
  const elapsed = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => skipped + elapsed());
  answers = true;
  check = vi.fn(async () => answers);
  scheduleUpdateChecks(check);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('does not check when the user comes back within an hour of loading the page', () => {
  pass(59);
  comeBack();
  expect(check).not.toHaveBeenCalled();
});

test('checks once when the user comes back after an hour', async () => {
  pass(61);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  pass(2);
  comeBack();
  expect(check).toHaveBeenCalledOnce();
});

test('U16: retries a failed check at the next occasion, after a minute at the earliest', async () => {
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

test('U17: checks at once when the network comes back, at most once a minute', async () => {
  networkComesBack();
  networkComesBack();
  expect(check).toHaveBeenCalledTimes(1);
  pass(1);
  networkComesBack();
  expect(check).toHaveBeenCalledTimes(2);
});

test('U17: if the network comes back while the page is hidden, checks when the user comes back', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  networkComesBack();
  expect(check).not.toHaveBeenCalled();
  hidden.mockRestore();
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledOnce();
  pass(2);
  comeBack();
  expect(check).toHaveBeenCalledOnce();
});

test('S17: checks after an hour even if the clock was set back', () => {
  vi.setSystemTime(0);
  pass(61);
  comeBack();
  expect(check).toHaveBeenCalledOnce();
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
