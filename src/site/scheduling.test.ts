import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextFrame, oncePerFrame, processInChunks } from './scheduling.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('work in chunks', () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);

  /** Work that takes a millisecond for each item. */
  function slowWork() {
    const done: number[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => done.length);
    return { done, work: (number: number) => void done.push(number) };
  }

  test('runs in order, and other tasks run in between', async () => {
    const { done, work } = slowWork();
    const doneAtTask: number[] = [];
    const tasks = setInterval(() => doneAtTask.push(done.length));
    await processInChunks(numbers, work);
    clearInterval(tasks);
    expect(done).toEqual(numbers);
    expect(doneAtTask.length).toBeGreaterThan(1);
    expect(doneAtTask[0]).toBeLessThan(numbers.length);
  });

  test('uses scheduler.yield if the browser has it', async () => {
    const yielded = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: yielded });
    const { done, work } = slowWork();
    await processInChunks(numbers, work);
    expect(done).toEqual(numbers);
    expect(yielded).toHaveBeenCalled();
  });

  test('on a few items is synchronous', () => {
    const done: number[] = [];
    void processInChunks([1, 2, 3], (number) => done.push(number));
    expect(done).toEqual([1, 2, 3]);
  });
});

describe('work in the next frame', () => {
  test('waits for requestAnimationFrame if the browser has it', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 5));
    const work = vi.fn();
    nextFrame(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5);
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits for 16 ms without requestAnimationFrame', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', undefined);
    const work = vi.fn();
    nextFrame(work);
    vi.advanceTimersByTime(15);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  test('does not run when it is cancelled', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', undefined);
    const work = vi.fn();
    nextFrame(work)();
    vi.advanceTimersByTime(100);
    expect(work).not.toHaveBeenCalled();
  });

  test('runs once if it is requested several times', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', undefined);
    const work = vi.fn();
    const throttled = oncePerFrame(work);
    throttled.request();
    throttled.request();
    vi.advanceTimersByTime(16);
    expect(work).toHaveBeenCalledOnce();
    throttled.request();
    throttled.cancel();
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
  });
});
