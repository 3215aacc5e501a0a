// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './atRest.ts';

// happy-dom has no animations.
const clock = {};
const animation = (timeline: object, finished: Promise<unknown>) => ({
  playState: 'running',
  timeline,
  effect: { getComputedTiming: () => ({ iterations: 1 }) },
  finished,
});
const running: ReturnType<typeof animation>[] = [];
beforeEach(() => {
  Object.defineProperties(document, {
    timeline: { configurable: true, value: clock },
    getAnimations: { configurable: true, value: () => running },
  });
});
afterEach(() => {
  running.length = 0;
  vi.useRealTimers();
});
const never = new Promise(() => {});

test('a game waits for what moves, and at most for 0.6 seconds', async () => {
  vi.useFakeTimers();
  running.push(animation(clock, never));
  let isOver = false;
  void atRest().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(599);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('a game does not wait for a shade that follows the scroll position, which never ends', async () => {
  vi.useFakeTimers();
  running.push(animation({}, never));
  await expect(atRest()).resolves.toBeUndefined();
});
