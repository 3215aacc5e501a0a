import { describe, expect, test } from 'vitest';
import { count, tableAfter, tableFor, turn } from '../../../tests/support/tableGame.ts';
import { cloneAt } from './table.ts';
import { gainTurnTicks, loseTicks } from './ticks.ts';

describe('a clone told to lose a tick', () => {
  test('loses one it has', () => {
    expect(loseTicks({ ticks: 2, owedTicks: 0 }, 1)).toEqual({ ticks: 1, owedTicks: 0 });
  });

  test('owes those that it does not have, and never has fewer than 0', () => {
    expect(loseTicks({ ticks: 1, owedTicks: 1 }, 3)).toEqual({ ticks: 0, owedTicks: 3 });
  });
});

describe('owed ticks', () => {
  test('are taken off the ticks of a start phase', () => {
    expect(gainTurnTicks({ ticks: 0, owedTicks: 1 }, 2)).toEqual({ ticks: 1, owedTicks: 0 });
  });

  test('that exceed these carry over to the next one', () => {
    expect(gainTurnTicks({ ticks: 0, owedTicks: 3 }, 2)).toEqual({ ticks: 0, owedTicks: 1 });
  });

  test('are not taken off ticks kept from another turn', () => {
    expect(gainTurnTicks({ ticks: 1, owedTicks: 5 }, 2)).toEqual({ ticks: 1, owedTicks: 3 });
  });
});

test('ticks gained on another clone’s turn are kept and added to the next 2', () => {
  const table = tableFor(2, count('gain-ticks', 1), turn('end-turn'));
  expect(cloneAt(table, 1).ticks).toBe(3);
});

test('only the first clone has a short turn, and only once', () => {
  const second = tableFor(2, turn('end-turn'));
  const third = tableAfter(second, turn('end-turn'));
  expect(cloneAt(second, 1).ticks).toBe(2);
  expect(cloneAt(third, 0).ticks).toBe(2);
});
