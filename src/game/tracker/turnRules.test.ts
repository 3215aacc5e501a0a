/** The refusals of the table, and who wins. The rest of a turn is compared with the engine by the auditor's tests. */

import { describe, expect, test } from 'vitest';
import {
  count,
  deathCheck,
  gain,
  lose,
  refusalOf,
  setupFor,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import { cloneAt } from '../rules/table.ts';
import { startTable } from './startTable.ts';

const oneTick = tableFor(3, turn('take'));
const allDying = tableFor(3, lose(0, 20), lose(1, 20), lose(2, 25, 'cerebrium'));

test.each([
  ['a take without ticks', tableAfter(oneTick, turn('take')), turn('take'), 'A take costs 1 tick.'],
  ['more ticks than a clone has', oneTick, count('spend-ticks', 0, 3), 'Nobody can give up ticks they do not have.'],
  ['points to the dead', tableFor(3, lose(1, 20), deathCheck()), gain(1, 5), 'This clone has died.'],
  ['to go on after the end', tableFor(2, lose(0, 20), deathCheck()), turn('end-turn'), 'The game is over.'],
  ['a death of all by nobody', allDying, deathCheck(), 'All of you die of it. Say whose effect it was.'],
] as const)('the table refuses %s', (_what, table, event, sentence) => {
  expect(refusalOf(table, event).refused).toBe(sentence);
});

test('the end of a turn spends the ticks that are left and forgets down to the thought limit', () => {
  const after = tableFor(3, count('gain-thoughts', 0, 5), turn('end-turn'));
  expect(after).toMatchObject({ turn: 2, active: 1 });
  expect(cloneAt(after, 0)).toMatchObject({ ticks: 0, thoughts: 4 });
  const raised = tableFor(3, count('gain-thoughts', 0, 5), count('raise-limit', 0, 2), turn('end-turn'));
  expect(cloneAt(raised, 0).thoughts).toBe(6);
});

test('reacting is not an action: a clone without ticks gives up an idea and points on another clone’s turn', () => {
  const table = tableFor(2, count('lose-thoughts', 1), lose(1, 2));
  expect(cloneAt(table, 1)).toMatchObject({ ticks: 0, thoughts: 0 });
});

describe('the winner is', () => {
  test('the last one alive', () => {
    const { outcome } = tableFor(2, lose(0, 20), deathCheck());
    expect(outcome).toEqual({ how: 'last-alive', winners: [1] });
  });

  test('the clone that controls an effect of which all die', () => {
    expect(tableAfter(allDying, deathCheck(1)).outcome).toEqual({ how: 'all-died', winners: [1] });
  });

  test('the one with the most points when the head is empty, even while somebody is dying', () => {
    const table = tableFor(3, lose(0, 20), gain(1, 2, 'cerebrium'), turn('empty-head'));
    expect(table.outcome).toEqual({ how: 'empty-head', winners: [1], points: 42 });
  });

  test('of those with equal points the latest in turn order', () => {
    expect(tableFor(3, turn('empty-head')).outcome?.winners).toEqual([2]);
    expect(tableAfter(startTable(setupFor(3, [], 2)), turn('empty-head')).outcome?.winners).toEqual([1]);
  });
});

test('a death adds Paranoia to the active clone, or to the next if the active clone died', () => {
  const paranoiaOf = (dying: number) =>
    tableFor(3, lose(dying, 20), deathCheck()).clones.map(({ paranoia }) => paranoia);
  expect(paranoiaOf(2)).toEqual([1, 0, 0]);
  expect(paranoiaOf(0)).toEqual([0, 1, 0]);
});
