import { expect, test } from 'vitest';
import { gain, gainTransient, lose, tableFor, turn } from '../../../tests/support/tableGame.ts';
import { cloneAt } from './table.ts';

const corpusOf = (...events: Parameters<typeof tableFor> extends [number, ...infer Events] ? Events : never) =>
  cloneAt(tableFor(2, ...events), 1).corpus;

test('transient points are always lost first', () => {
  expect(corpusOf(gainTransient(1, 3), lose(1, 5))).toEqual({ real: 18, transient: 0 });
  expect(corpusOf(gainTransient(1, 3), lose(1, 2))).toEqual({ real: 20, transient: 1 });
});

test('a track may fall below 0 and recover before deaths are checked', () => {
  expect(corpusOf(lose(1, 23)).real).toBe(-3);
  expect(corpusOf(lose(1, 23), gain(1, 4)).real).toBe(1);
});

test('points have no maximum', () => {
  expect(corpusOf(gain(1, 40)).real).toBe(60);
});

test('all transient points of every clone vanish at the end of every turn', () => {
  const table = tableFor(3, gainTransient(1, 3), gainTransient(2, 1, 'cerebrium'), turn('end-turn'));
  expect(table.clones.map(({ corpus, cerebrium }) => corpus.transient + cerebrium.transient)).toEqual([0, 0, 0]);
});
