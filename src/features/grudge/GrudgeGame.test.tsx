// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { book } from '#game/generated/book.ts';
import type { Grudge } from '#game/grudge/grudge.ts';
import { GrudgeGame } from './GrudgeGame.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** House Key Knuckles kills Twice, who has no reaction; Better Haircut does not. */
const grudge: Grudge = {
  goal: 'win',
  grade: 1,
  table: {
    seats: [
      { name: 'You', corpus: 12, cerebrium: 12, ticks: 1, thoughts: [102, 105] },
      { name: 'Twice', persona: 'twice', corpus: 3, cerebrium: 12 },
    ],
    headspace: [null, null, null, null],
    active: 0,
    open: true,
  },
  opening: [],
  solution: [{ do: 'play', card: 102 }, { do: 'pass' }, { do: 'pass' }],
};

let root: Root;
const shown = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)) ??
  expect.unreachable(`There is no button "${name}".`);
const press = (name: string) => act(async () => button(name).click());
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root = createRoot(document.body);
  await act(async () => root.render(<GrudgeGame book={book} grudge={grudge} day="2026-11-26" results={[]} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says what is asked and what the rival has, and after a minute gives the card, then the decision', async () => {
  expect(shown()).toContain('Win this turn. Twice has no reaction.');
  expect(button('Hint').disabled).toBe(true);
  await wait(60_000);
  await press('Hint');
  expect(shown()).toContain('Hint: House Key Knuckles.');
  await press('Hint');
  expect(shown()).toContain('Hint: “Play House Key Knuckles”.');
  expect(button('Hint').disabled).toBe(true);
});

test('a try that misses tells what came of it and what was wrong, and the next one counts', async () => {
  await press('Play Better Haircut');
  await wait(2000);
  expect(shown()).toContain('You deal');
  expect(shown()).toContain('Twice lives, at 3 corpus');
  expect(shown()).toContain('Before “Play Better Haircut” it could still be done.');
  await press('Try again');
  await press('Play House Key Knuckles');
  await wait(2000);
  expect(shown()).toContain('Solved');
  expect(shown()).toContain('2 tries, no hint');
  expect(shown()).toContain('One of the app’s three levels misses it.');
});
