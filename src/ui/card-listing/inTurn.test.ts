// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

const done: string[] = [];
const near = new Map<Element, (isNear: boolean) => void>();
let idle: (() => void)[] = [];

beforeEach(() => {
  done.length = 0;
  near.clear();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe = (place: Element) =>
        void near.set(place, (isIntersecting) => this.#report([{ target: place, isIntersecting }]));
      unobserve = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const task = () => new Promise((resolve) => setTimeout(resolve));

/** Some leisure, of which each piece of work takes one moment. */
async function rest(moments = 10): Promise<void> {
  for (let moment = 0; moment < moments; moment++) {
    for (const begin of idle.splice(0)) begin();
    await task();
  }
}

function wait(name: string) {
  const place = document.createElement('div');
  return { place, callOff: inTurn(place, () => void done.push(name)) };
}

test('places are worked off in order, one at a time', async () => {
  for (const name of ['first', 'second', 'third']) wait(name);
  expect(done).toEqual([]);
  await rest(1);
  expect(done).toEqual(['first']);
  await rest();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('where the reader is, the wait is for no idle moment, and one place follows another', async () => {
  wait('first');
  for (const name of ['second', 'third']) near.get(wait(name).place)?.(true);
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual(['second']);
  await task();
  expect(done).toEqual(['second', 'third']);
  await rest();
  expect(done).toEqual(['second', 'third', 'first']);
});

test('a place that the reader has left waits for its turn again', async () => {
  wait('first');
  const { place } = wait('second');
  near.get(place)?.(true);
  near.get(place)?.(false);
  await rest();
  expect(done).toEqual(['first', 'second']);
});

test('what is called off is not done', async () => {
  wait('first').callOff();
  wait('second');
  await rest();
  expect(done).toEqual(['second']);
});
