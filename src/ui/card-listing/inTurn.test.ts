// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

const done: string[] = [];
const near = new Map<Element, () => void>();
let idle: (() => void)[] = [];

beforeEach(() => {
  done.length = 0;
  near.clear();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe = (place: Element) => void near.set(place, () => this.#report([{ isIntersecting: true }]));
      disconnect = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/** Some leisure, of which each piece of work takes one moment. */
async function rest(moments = 10): Promise<void> {
  for (let moment = 0; moment < moments; moment++) {
    for (const begin of idle.splice(0)) begin();
    await Promise.resolve();
    await Promise.resolve();
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

test('where the reader is, nothing waits for its turn, and nothing is done twice', async () => {
  wait('first');
  const { place } = wait('second');
  near.get(place)?.();
  expect(done).toEqual(['second']);
  near.get(place)?.();
  await rest();
  expect(done).toEqual(['second', 'first']);
});

test('what is called off is not done', async () => {
  wait('first').callOff();
  wait('second');
  await rest();
  expect(done).toEqual(['second']);
});
