/** Requests to a worker: only a timely, well-formed answer counts. */

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

test('returns the version that the worker reports', async () => {
  expect(await versionOfWorker(answering('9ec4a57b16ad6bfd'))).toBe('9ec4a57b16ad6bfd');
});

test.each([[''], [7], [null], [{ version: '9ec4' }], ['x'.repeat(101)]])('ignores the answer %j', async (answer) => {
  expect(await versionOfWorker(answering(answer))).toBeUndefined();
});

test('gives up after 2,000 ms without an answer', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void versionOfWorker({ postMessage: () => undefined }).then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
});
