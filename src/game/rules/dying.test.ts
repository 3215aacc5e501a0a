import { describe, expect, test } from 'vitest';
import {
  count,
  deathCheck,
  gain,
  gainTransient,
  lose,
  refusalOf,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import { dyingSeats } from './dying.ts';
import { cloneAt } from './table.ts';

describe('a clone at 0 or lower', () => {
  const table = tableFor(3, lose(1, 20));

  test('lives until the item on the stem has resolved, and may recover until then', () => {
    expect(cloneAt(table, 1).alive).toBe(true);
    expect(dyingSeats(tableAfter(table, gain(1, 1)))).toEqual([]);
  });

  test('is not kept alive by transient points', () => {
    expect(dyingSeats(tableAfter(table, gainTransient(1, 5)))).toEqual([1]);
  });

  test('blocks actions and the end of the turn until deaths are checked', () => {
    for (const event of [turn('take'), turn('end-turn'), count('spend-ticks', 0)])
      expect(refusalOf(table, event).refused).toBe('At 0 or lower: B. Check for deaths first.');
  });
});

test('a check for deaths is refused if no clone is at 0 or lower', () => {
  expect(refusalOf(tableFor(2), deathCheck()).refused).toBe('Nobody is at 0 or lower.');
});

test('if the active clone dies, its turn can only end', () => {
  const dead = tableFor(3, gainTransient(2, 2), lose(0, 20), deathCheck());
  expect(dead.active).toBe(0);
  expect(refusalOf(dead, turn('take')).refused).toBe('A take costs 1 tick.');
  expect(refusalOf(dead, count('spend-ticks', 0)).refused).toBe('This clone has died.');
  const next = tableAfter(dead, turn('end-turn'));
  expect(next).toMatchObject({ active: 1, turn: 2 });
  expect(cloneAt(next, 2).corpus.transient).toBe(0);
});

describe('Paranoia', () => {
  test('is added once for each clone that dies in the same check', () => {
    const table = tableFor(4, lose(1, 20), lose(2, 20), deathCheck());
    expect(cloneAt(table, 0).paranoia).toBe(2);
  });

  test('stays set aside until a clone dies', () => {
    expect(refusalOf(tableFor(3), count('gain-paranoia', 1)).see).toBe('death');
  });

  test('can be removed, and moved from one condition to another', () => {
    const table = tableFor(3, lose(2, 20), deathCheck(), count('lose-paranoia', 0), count('gain-paranoia', 1));
    expect(table.clones.map(({ paranoia }) => paranoia)).toEqual([0, 1, 0]);
    expect(refusalOf(table, count('gain-paranoia', 0)).refused).toContain('set aside');
  });

  test('never occurs in a game of two clones', () => {
    const table = tableFor(2, lose(1, 20), deathCheck());
    expect(table.outcome?.winners).toEqual([0]);
    expect(cloneAt(table, 0).paranoia).toBe(0);
  });
});
