// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWay } from './makeWay.ts';

const pictures = () => [...document.querySelectorAll('img')];

let arrives: () => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: () => void) {
        arrives = notify;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  document.body.innerHTML = '<img src="/late.avif"><img src="/there.avif">';
  const [late, there] = pictures();
  if (late) Object.defineProperty(late, 'complete', { value: false });
  if (there) Object.defineProperty(there, 'complete', { value: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  disconnect.mockClear();
});

function makeWayForScripts() {
  let resolve = () => {};
  let reject = () => {};
  makeWay(
    new Promise<void>((settle, fail) => {
      resolve = settle;
      reject = () => fail(new Error('lost'));
    }),
  );
  return { resolve, reject };
}

const addresses = () => pictures().map((picture) => picture.getAttribute('src'));
const all = ['/late.avif', '/there.avif'];
const withoutLate = [null, '/there.avif'];

test('while nothing arrives for two seconds, pictures on their way are given up, and asked for again after the scripts', async () => {
  const { resolve } = makeWayForScripts();
  vi.advanceTimersByTime(1999);
  expect(addresses()).toEqual(all);
  vi.advanceTimersByTime(1);
  expect(addresses()).toEqual(withoutLate);
  // The browser reports the requests that were given up.
  arrives();
  await vi.advanceTimersByTimeAsync(2000);
  expect(addresses()).toEqual(withoutLate);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toEqual(all);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('on a slow network, on which something arrives within two seconds, no picture is given up', () => {
  makeWay(new Promise(() => undefined));
  for (let times = 0; times < 5; times++) {
    vi.advanceTimersByTime(1500);
    arrives();
  }
  expect(addresses()).toEqual(all);
});

test('after a failure the pictures are asked for again, too', async () => {
  const { reject } = makeWayForScripts();
  vi.advanceTimersByTime(2000);
  reject();
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toEqual(all);
});

test('a picture that shows another card meanwhile keeps its new address', async () => {
  const { resolve } = makeWayForScripts();
  vi.advanceTimersByTime(2000);
  pictures()[0]?.setAttribute('src', '/other.avif');
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toEqual(['/other.avif', '/there.avif']);
});

test('in a browser that reports no arrivals, pictures are given up after two seconds', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const { resolve } = makeWayForScripts();
  vi.advanceTimersByTime(2000);
  expect(addresses()).toEqual(withoutLate);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toEqual(all);
});
