import { expect, test, vi } from 'vitest';
import { inPieces } from './inPieces.ts';

const numbers = Array.from({ length: 40 }, (_, number) => number);

/** Work that takes a millisecond for each item. */
function slowly(done: number[]) {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => done.length);
  return { work: (number: number) => void done.push(number), clock };
}

test('Long work is done in order, and keys come in between', async () => {
  const done: number[] = [];
  const { work, clock } = slowly(done);
  const atKeys: number[] = [];
  const keys = setInterval(() => atKeys.push(done.length));
  await inPieces(numbers, work);
  clearInterval(keys);
  clock.mockRestore();
  expect(done).toEqual(numbers);
  expect(atKeys.length).toBeGreaterThan(1);
  expect(atKeys[0]).toBeLessThan(numbers.length);
});

test('Nobody waits for work on a few items', () => {
  const done: number[] = [];
  void inPieces([1, 2, 3], (number) => done.push(number));
  expect(done).toEqual([1, 2, 3]);
});

test('Work for which nobody waits any more goes no further', async () => {
  const done: number[] = [];
  const { work, clock } = slowly(done);
  const key = new AbortController();
  const working = inPieces(numbers, work, key.signal);
  key.abort();
  await expect(working).rejects.toThrow('aborted');
  clock.mockRestore();
  expect(done.length).toBeLessThan(numbers.length);
});
