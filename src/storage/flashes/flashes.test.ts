/** Flashes come once, leave by themselves, wait for readers, and stay away once they were dismissed. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Flash, shownFlashes } from '#site/notices/flash.ts';

const passing = (id: string): Flash => ({ id, kind: 'info', text: `Notice ${id}.`, sticky: false });
const sticky = (id: string): Flash => ({ ...passing(id), sticky: true });

let state: typeof import('./flashes.ts');
const ids = () => state.flashes.get().map(({ id }) => id);
const shown = () => shownFlashes(state.flashes.get()).map(({ id }) => id);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.resetModules();
  state = await import('./flashes.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a flash', () => {
  test('R12: is added once, however often it is asked for', async () => {
    await state.showFlash(passing('a'));
    await state.showFlash({ ...passing('a'), text: 'Another text.' });
    expect(state.flashes.get()).toEqual([passing('a')]);
  });

  test('leaves after 5000 milliseconds, and not one sooner', async () => {
    await state.showFlash(passing('a'));
    await wait(4999);
    expect(ids()).toEqual(['a']);
    await wait(1);
    expect(ids()).toEqual([]);
  });

  test('A3, R11: stays while it is hovered or focused, and then goes on with the time that was left', async () => {
    const flash = passing('a');
    await state.showFlash(flash);
    await wait(3000);
    state.holdFlash(flash, 'pointer');
    state.holdFlash(flash, 'focus');
    await wait(60_000);
    state.releaseFlash(flash, 'pointer');
    await wait(60_000);
    expect(ids()).toEqual(['a']);
    state.releaseFlash(flash, 'focus');
    await wait(1999);
    expect(ids()).toEqual(['a']);
    await wait(1);
    expect(ids()).toEqual([]);
  });

  test('stays ten seconds while a pointer rests on it, counted from when the pointer came last', async () => {
    const flash = passing('a');
    await state.showFlash(flash);
    state.holdFlash(flash, 'pointer');
    await wait(9000);
    state.releaseFlash(flash, 'pointer');
    state.holdFlash(flash, 'pointer');
    await wait(9999);
    state.releaseFlash(flash, 'pointer');
    await wait(4999);
    expect(ids()).toEqual(['a']);
    await wait(1);
    expect(ids()).toEqual([]);
  });

  test('that is sticky stays until it is dismissed', async () => {
    await state.showFlash(sticky('a'));
    await wait(60_000);
    expect(ids()).toEqual(['a']);
    state.dismissFlash(sticky('a'));
    expect(ids()).toEqual([]);
  });
});

test('X2: no more than five are shown; the others wait, and their time begins when they are seen', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await state.showFlash(passing(id));
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await wait(5000);
  expect(shown()).toEqual(['f']);
  await wait(4999);
  expect(shown()).toEqual(['f']);
  await wait(1);
  expect(shown()).toEqual([]);
});

describe('dismissed', () => {
  test('a sticky notice stays away, on this visit and on the next', async () => {
    await state.showFlash(sticky('newer-version:2'));
    state.dismissFlash(sticky('newer-version:2'));
    await state.showFlash(sticky('newer-version:2'));
    expect(ids()).toEqual([]);

    const { readDismissals } = await import('./flashDismissals.ts');
    expect((await readDismissals()).has('newer-version:2')).toBe(true);
  });

  test('a notice that leaves by itself may come back', async () => {
    await state.showFlash(passing('a'));
    state.dismissFlash(passing('a'));
    await state.showFlash(passing('a'));
    expect(ids()).toEqual(['a']);
  });
});
