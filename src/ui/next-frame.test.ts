import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextFrame, oncePerFrame } from './next-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work waits for the animation frame where there is one', () => {
  const requestFrame = vi.fn((work: () => void) => setTimeout(work, 5));
  vi.stubGlobal('requestAnimationFrame', requestFrame);
  const work = vi.fn();
  nextFrame(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5);
  expect(work).toHaveBeenCalledOnce();
});

test('and for 16 ms where there is none', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const work = vi.fn();
  nextFrame(work);
  vi.advanceTimersByTime(15);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('work that is called off is not done', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const work = vi.fn();
  nextFrame(work)();
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});

test('however often it is asked for, work is done once a frame', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const work = vi.fn();
  const framed = oncePerFrame(work);
  framed.ask();
  framed.ask();
  vi.advanceTimersByTime(16);
  expect(work).toHaveBeenCalledOnce();
  framed.ask();
  vi.advanceTimersByTime(16);
  expect(work).toHaveBeenCalledTimes(2);
  framed.ask();
  framed.callOff();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
});
