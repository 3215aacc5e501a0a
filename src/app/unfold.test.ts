// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfold, unfoldAtOnce } from './unfold.ts';

const page = document.documentElement;
const folded = () => document.querySelectorAll('[data-fold]').length;

beforeEach(() => {
  document.body.innerHTML = '<p data-fold></p><p data-fold></p><p data-fold></p>';
  page.removeAttribute('data-unfolded');
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});
afterEach(() => vi.unstubAllGlobals());

/** Idle times in which there is time for so many parts. */
function giveIdleTimes(parts: number): void {
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: { timeRemaining(): number }) => void) => {
    let left = parts;
    callback({ timeRemaining: () => (--left > 0 ? 50 : 0) });
  });
}

test('is laid out part by part, and says when all of it has been', async () => {
  giveIdleTimes(2);
  await unfold();
  expect(folded()).toBe(0);
  expect(page.hasAttribute('data-unfolded')).toBe(true);
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
