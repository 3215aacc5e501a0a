import { describe, expect, test } from 'vitest';
import {
  count,
  deathCheck,
  gainTransient,
  lose,
  setupFor,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import { startTable } from '../tracker/startTable.ts';

describe('an empty head', () => {
  test('counts no transient points', () => {
    expect(tableFor(2, gainTransient(0, 9), turn('empty-head')).outcome).toMatchObject({ winners: [1], points: 40 });
  });

  test('counts living clones only', () => {
    const table = tableFor(3, lose(2, 20), deathCheck(), lose(0, 1), turn('empty-head'));
    expect(table.outcome?.winners).toEqual([1]);
  });

  test('counts ideas in thoughts with Full of Yourself', () => {
    const table = startTable(setupFor(2, ['module-full-of-yourself']));
    const end = tableAfter(table, count('gain-thoughts', 0, 2), turn('empty-head'));
    expect(end.outcome).toEqual({ how: 'empty-head', winners: [0], points: 45 });
  });
});

describe('Two Heads Are Worse', () => {
  const table = startTable(setupFor(4, ['module-two-heads']));

  test('ends at once when only one team has living clones, and the dead of that team win too', () => {
    const end = tableAfter(table, lose(0, 20), deathCheck(), lose(1, 20), lose(3, 20), deathCheck());
    expect(end.outcome).toEqual({ how: 'last-alive', winners: [0, 2] });
  });

  test('adds up the points of each team’s living clones when the head is empty', () => {
    const end = tableAfter(table, lose(2, 2), turn('empty-head'));
    expect(end.outcome).toEqual({ how: 'empty-head', winners: [1, 3], points: 80 });
  });

  test('is won by the team of the clone that controls the effect by which all die', () => {
    const fall = [0, 1, 2, 3].map((seat) => lose(seat, 20));
    expect(tableAfter(table, ...fall, deathCheck(3)).outcome?.winners).toEqual([1, 3]);
  });
});

test('the only survivor of a shared effect wins, whoever controlled it', () => {
  const table = tableFor(3, lose(0, 20), lose(1, 20), deathCheck(0));
  expect(table.outcome).toEqual({ how: 'last-alive', winners: [2] });
});
