/** A worker is asked, and believed only if it answers in time and in the right form. */

import { afterEach, expect, test, vi } from 'vitest';
import { workerMessages } from '#site/workerMessages.ts';
import { versionOfWorker } from './askWorker.ts';

afterEach(() => vi.useRealTimers());

const answering = (answer: unknown) => ({
  postMessage(message: unknown, ports: unknown) {
    expect(message).toEqual(workerMessages.askVersion);
    for (const port of ports as MessagePort[]) port.postMessage(answer);
  },
});

test('says the version that the worker says', async () => {
  expect(await versionOfWorker(answering('9ec4a57b16ad6bfd'))).toBe('9ec4a57b16ad6bfd');
});

test.each([[''], [7], [null], [{ version: '9ec4' }], ['x'.repeat(101)]])('believes no %j', async (answer) => {
  expect(await versionOfWorker(answering(answer))).toBeUndefined();
});

test('waits 2,000 ms for an answer and no longer', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void versionOfWorker({ postMessage: () => undefined }).then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
});
