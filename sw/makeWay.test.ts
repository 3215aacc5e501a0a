/** What the worker does for a page that wants a newer one is let go, and for no other page. */

import { expect, test } from 'vitest';
import { makeWay, unlessLeaving } from './makeWay.ts';

test('what the page waits for is let go, and what another waits for is not', async () => {
  let arrive = (_picture: string) => {};
  const picture = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const [mine, theirs] = [unlessLeaving('mine', picture), unlessLeaving('theirs', picture)];
  makeWay('mine');
  expect(await mine).toBeUndefined();
  arrive('picture');
  expect(await theirs).toBe('picture');
});

test('what fails has failed', async () => {
  await expect(unlessLeaving('mine', Promise.reject(new Error('no network')))).rejects.toThrow('no network');
});
