/** Texts are stored before an update and compared once after it. Changes stay unread until they are opened. */

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { session } from '#server/session.ts';
import { changes, openAllChanges, openCardChange } from '#storage/changes/changes.ts';
import { findChanges, rememberTexts } from './findChanges.ts';

const listed = () => changes.get() ?? [];

const run = (version: string) =>
  session.set({
    user: null,
    configuration: { environment: 'production', backend: null, newsletter: 'frame', version },
  });

const old = { 'card:104': 'Lose 1 corpus.', 'rule:setup': 'Shuffle.' };
const now = { 'card:104': 'Lose 2 corpus.', 'rule:setup': 'Shuffle twice.' };

test('lists the texts that an update has changed, and remembers which were opened', async () => {
  run('a');
  const readOld = vi.fn(async () => old);
  expect(changes.get()).toBeUndefined();
  await findChanges(readOld);
  expect(changes.get()).toEqual([]);
  await rememberTexts(readOld);
  await rememberTexts(readOld);
  expect(readOld).toHaveBeenCalledOnce();

  run('b');
  const readNow = vi.fn(async () => now);
  await findChanges(readNow);
  expect(listed().map(({ key, before, after }) => [key, before, after])).toEqual([
    ['card:104', 'Lose 1 corpus.', 'Lose 2 corpus.'],
    ['rule:setup', 'Shuffle.', 'Shuffle twice.'],
  ]);

  openCardChange(104);
  await findChanges(readNow);
  await rememberTexts(readNow);
  expect(readNow).toHaveBeenCalledOnce();
  expect(listed().map(({ opened }) => opened)).toEqual([true, false]);

  // `rememberTexts` did not run before this update: the tab was closed, which activated the new worker.
  run('c');
  await findChanges(async () => ({ ...now, 'rule:setup': 'Shuffle thrice.', 'card:1': 'New.' }));
  expect(listed().map(({ key, before, after }) => [key, before, after])).toEqual([
    ['rule:setup', 'Shuffle.', 'Shuffle thrice.'],
    ['card:1', undefined, 'New.'],
  ]);

  openAllChanges();
  expect(listed().every(({ opened }) => opened)).toBe(true);
});

test('compares texts on a later visit if they cannot be loaded', async () => {
  run('c');
  await rememberTexts(async () => old);
  const before = changes.get();

  run('d');
  const missing = () => Promise.reject(new TypeError('error loading dynamically imported module'));
  await findChanges(missing);
  await rememberTexts(missing);
  expect(changes.get()).toBe(before);

  await findChanges(async () => ({ ...old, 'card:104': 'Lose 3 corpus.' }));
  expect(changes.get()).toContainEqual(expect.objectContaining({ key: 'card:104', after: 'Lose 3 corpus.' }));
});
