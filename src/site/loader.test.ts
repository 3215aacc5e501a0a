import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader, LoadError, retryFailedLoads } from './loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that cannot be fetched until `mend` is called. */
function brokenPart() {
  let isBroken = true;
  const fetchValue = vi.fn(async () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return 'part';
  });
  return {
    fetchValue,
    loader: createLoader(fetchValue),
    mend: () => {
      isBroken = false;
    },
  };
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('a part is fetched once and shared by all callers', async () => {
  const fetchValue = vi.fn(async () => 'part');
  const loader = createLoader(fetchValue);
  expect(loader.read()).toBe(loader.load());
  expect(await loader.load()).toBe('part');
  expect(fetchValue).toHaveBeenCalledOnce();
});

test('rendering never refetches a part that failed', async () => {
  const { loader, fetchValue, mend } = brokenPart();
  const first = loader.read();
  expect(await outcome(first)).toBeInstanceOf(LoadError);
  mend();
  vi.advanceTimersByTime(3_600_000);
  for (let render = 0; render < 1000; render += 1) expect(loader.read()).toBe(first);
  expect(fetchValue).toHaveBeenCalledOnce();
});

test('"Try again" refetches a part that failed', async () => {
  const { loader, mend } = brokenPart();
  await outcome(loader.read());
  mend();
  retryFailedLoads();
  expect(await loader.read()).toBe('part');
});

test('a user action refetches a part that failed, at most three times a minute', async () => {
  const { loader, fetchValue } = brokenPart();
  for (let press = 0; press < 100; press += 1) {
    await outcome(loader.load());
    retryFailedLoads();
    await outcome(loader.read());
  }
  expect(fetchValue).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  await outcome(loader.load());
  expect(fetchValue).toHaveBeenCalledTimes(4);
});

test('a part that failed because of another part wraps the cause only once', async () => {
  const { loader: inner } = brokenPart();
  const outer = createLoader(() => inner.load());
  const error = await outcome(outer.read());
  expect(error).toBeInstanceOf(LoadError);
  expect((error as LoadError).cause).toBeInstanceOf(TypeError);
});
