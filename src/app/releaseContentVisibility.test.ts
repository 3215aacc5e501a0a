// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionLaidOut, releaseContentVisibility, releaseWhenIdle } from './releaseContentVisibility.ts';

const page = document.documentElement;
const skipped = () => document.querySelectorAll('[data-skippable]').length;

beforeEach(() => {
  document.body.innerHTML = '<p data-skippable></p><p data-skippable></p><p data-skippable></p>';
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  page.removeAttribute('data-content-visible');
});

/** Stubs a browser that is always idle, and whose clock advances by `milliseconds` each time it is read. */
function countIdleTasks(milliseconds: number): () => number {
  let tasks = 0;
  let now = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    tasks += 1;
    callback();
  });
  vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  return () => tasks;
}

test('skipped parts are laid out in idle time, and the page is marked when all of them are', async () => {
  const tasks = countIdleTasks(1);
  await releaseWhenIdle();
  expect(skipped()).toBe(0);
  expect(page.hasAttribute('data-content-visible')).toBe(true);
  expect(tasks()).toBe(2);
});

test('after a slow part, the next one waits for another idle task', async () => {
  const tasks = countIdleTasks(5);
  await releaseWhenIdle();
  expect(tasks()).toBeGreaterThanOrEqual(3);
});

test('works in browsers without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await releaseWhenIdle();
  expect(skipped()).toBe(0);
});

test('parts that were released at once are left alone', async () => {
  countIdleTasks(1);
  releaseContentVisibility();
  await releaseWhenIdle();
  expect(skipped()).toBe(3);
});

test('the position of a page that is left before everything is laid out keeps what the reader saw in its place', () => {
  vi.stubGlobal('scrollY', 1000);
  // Laid out, the part above the window is 80 pixels longer than its estimate.
  const more = () => (page.hasAttribute('data-content-visible') ? 80 : 0);
  document.querySelectorAll('[data-skippable]').forEach((part, place) => {
    part.getBoundingClientRect = () =>
      new DOMRect(0, -900 + place * 800 + (place && more()), 100, 800 + (place ? 0 : more()));
  });
  expect(positionLaidOut()).toBe(1080);
  expect(positionLaidOut()).toBe(1000);
});
