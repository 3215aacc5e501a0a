/** Storage that has not answered is not empty: it is asked again for as long as the answer is wanted. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, untilAnswered } from './noAnswer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silence = new NoAnswer('No answer yet.', true);

test('S16: says so each time storage is silent, and returns the answer that comes late', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(silence).mockRejectedValueOnce(silence);
  read.mockResolvedValue('game');
  const said = vi.fn();
  const answer = untilAnswered(read, said, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe('game');
  expect(said.mock.calls).toEqual([['No answer yet.'], ['No answer yet.']]);
});

test('stops asking once the answer is no longer wanted', async () => {
  const read = vi.fn(() => Promise.reject(silence));
  const left = new AbortController();
  const answer = untilAnswered(read, () => left.abort(), left.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(silence);
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not ask again if storage cannot be read at all', async () => {
  const refusal = new NoAnswer('Not here.', false);
  const read = vi.fn(() => Promise.reject(refusal));
  await expect(untilAnswered(read, () => undefined)).rejects.toBe(refusal);
  expect(read).toHaveBeenCalledOnce();
});
