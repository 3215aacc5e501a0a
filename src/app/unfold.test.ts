// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfold, unfoldAtOnce } from './unfold.ts';

const page = document.documentElement;
const folded = () => document.querySelectorAll('[data-fold]').length;

beforeEach(() => {
  document.body.innerHTML = '<p data-fold></p><p data-fold></p><p data-fold></p>';
  page.removeAttribute('data-content-visible');
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that is always idle, and in which looking at the clock takes so many milliseconds. */
function giveIdleTimes(milliseconds: number): () => number {
  let times = 0;
  let now = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    times += 1;
    callback();
  });
  vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  return () => times;
}

/** What has been laid out is remembered for as long as a page is there. */
const newPage = async () => {
  vi.resetModules();
  return import('./unfold.ts');
};

test('is laid out part by part in the idle time after the type has been asked for, and says when all of it has been', async () => {
  const times = giveIdleTimes(1);
  await unfold();
  expect(folded()).toBe(0);
  expect(page.hasAttribute('data-content-visible')).toBe(true);
  expect(times()).toBe(2);
});

test('goes on in another idle time when a part has taken long', async () => {
  const times = giveIdleTimes(5);
  await unfold();
  expect(folded()).toBe(0);
  expect(times()).toBeGreaterThanOrEqual(3);
});

test('is unfolded too where the browser knows no idle time', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await unfold();
  expect(folded()).toBe(0);
});

test('is left alone when somebody has unfolded it at once', async () => {
  giveIdleTimes(1);
  unfoldAtOnce();
  await unfold();
  expect(folded()).toBe(3);
});

test('lets go on whoever has waited for it', async () => {
  giveIdleTimes(1);
  const { unfold, unfolded } = await newPage();
  const waited = unfolded();
  void unfold();
  await expect(waited).resolves.toBeUndefined();
});

test('is not waited for longer than five seconds, in case the page never comes to life', async () => {
  vi.useFakeTimers();
  const { unfolded } = await newPage();
  const waitsNoMore = vi.fn();
  void unfolded().then(waitsNoMore);
  await vi.advanceTimersByTimeAsync(4999);
  expect(waitsNoMore).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waitsNoMore).toHaveBeenCalledOnce();
});
