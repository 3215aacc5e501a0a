/** Flashes appear once, disappear by themselves, stay while they are read, and stay away once dismissed. */

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
  test('R12: is added only once, however often it is shown', async () => {
    await state.showFlash(passing('a'));
    await state.showFlash({ ...passing('a'), text: 'Another text.' });
    expect(state.flashes.get()).toEqual([passing('a')]);
  });

  test('disappears after 5000 milliseconds, not one earlier', async () => {
    await state.showFlash(passing('a'));
    await wait(4999);
    expect(ids()).toEqual(['a']);
    await wait(1);
    expect(ids()).toEqual([]);
  });

  test('A3, R11: stays while it is hovered or focused, then for the time that was left', async () => {
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

  test('that is sticky stays until it is dismissed', async () => {
    await state.showFlash(sticky('a'));
    await wait(60_000);
    expect(ids()).toEqual(['a']);
    state.dismissFlash(sticky('a'));
    expect(ids()).toEqual([]);
  });
});

test('X2: shows at most five flashes; the others wait, and their time starts when they are shown', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await state.showFlash(passing(id));
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await wait(5000);
  expect(shown()).toEqual(['f']);
  await wait(4999);
  expect(shown()).toEqual(['f']);
  await wait(1);
  expect(shown()).toEqual([]);
});

describe('W10: in a flood of flashes', () => {
  const flood = async (count: number, of = passing) => {
    for (let n = 1; n <= count; n++) await state.showFlash(of(`${n}`));
  };
  const error = (id: string): Flash => ({ ...passing(id), kind: 'error' });

  test('the first five are shown, then the newest five, and then it is over', async () => {
    await flood(10_000);
    expect(shown()).toEqual(['1', '2', '3', '4', '5']);
    await wait(5000);
    expect(shown()).toEqual(['9996', '9997', '9998', '9999', '10000']);
    await wait(5000);
    expect(ids()).toEqual([]);
  });

  test('those that stay until they are dismissed are no more either', async () => {
    await flood(20, sticky);
    expect(ids()).toEqual(['1', '2', '3', '4', '5', '16', '17', '18', '19', '20']);
  });

  test('one of another kind is not lost, in whichever order they come', async () => {
    await flood(7);
    await state.showFlash(error('fault'));
    await flood(20);
    expect(ids()).toEqual(['1', '2', '3', '4', '5', 'fault', '17', '18', '19', '20']);
    await state.showFlash(error('second fault'));
    expect(ids()).toContain('second fault');
    expect(ids()).not.toContain('fault');
  });

  test('what the site itself says of a state or offers to do is not lost', async () => {
    await flood(6);
    await state.showFlash({ ...passing('maintenance'), passing: true });
    await state.showFlash({ ...passing('newer version'), action: { label: 'Refresh', does: 'refresh' } });
    await flood(100);
    expect(ids()).toEqual(['1', '2', '3', '4', '5', 'maintenance', 'newer version', '98', '99', '100']);
  });
});

describe('once dismissed,', () => {
  test('a sticky notice stays away on this visit and on the next', async () => {
    await state.showFlash(sticky('newer-version:2'));
    state.dismissFlash(sticky('newer-version:2'));
    await state.showFlash(sticky('newer-version:2'));
    expect(ids()).toEqual([]);

    const { readDismissals } = await import('./flashDismissals.ts');
    expect((await readDismissals()).has('newer-version:2')).toBe(true);
  });

  test('a notice that disappears by itself may come back', async () => {
    await state.showFlash(passing('a'));
    state.dismissFlash(passing('a'));
    await state.showFlash(passing('a'));
    expect(ids()).toEqual(['a']);
  });
});
