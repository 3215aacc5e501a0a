import { describe, expect, test } from 'vitest';
import {
  count,
  deathCheck,
  gain,
  gainTransient,
  lose,
  setupFor,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import type { Table } from '../rules/table.ts';
import { describeStep } from './history.ts';
import { startTable } from './startTable.ts';
import type { TableEvent } from './tableEvent.ts';

const said = (table: Table, event: TableEvent) => describeStep(table, event, tableAfter(table, event)).join(' ');

describe('the history says', () => {
  test('which points a loss consisted of', () => {
    const table = tableFor(2, gainTransient(1, 3));
    expect(said(table, lose(1, 5))).toBe('B lost 5 corpus: 3 transient, 2 real.');
    expect(said(table, lose(1, 2))).toBe('B lost 2 corpus, all of it transient.');
    expect(said(tableFor(2), lose(1, 2, 'cerebrium'))).toBe('B lost 2 cerebrium.');
  });

  test('what was gained', () => {
    expect(said(tableFor(2), gain(0, 1))).toBe('A gained 1 corpus.');
    expect(said(tableFor(2), gainTransient(0, 3, 'cerebrium'))).toBe('A gained 3 transient cerebrium.');
  });

  test('when fear begins and ends', () => {
    const table = tableFor(2, lose(1, 9));
    expect(said(table, lose(1, 1))).toBe('B lost 1 corpus. B became afraid.');
    expect(said(tableFor(2, lose(1, 10)), gain(1, 2))).toBe('B gained 2 corpus. B calmed down.');
  });

  test('which ticks were lost and which are owed', () => {
    expect(said(tableFor(3), count('lose-ticks', 0))).toBe('A lost 1 tick.');
    expect(said(tableFor(3), count('lose-ticks', 0, 3))).toBe('A lost 2 ticks and now owes 1.');
    expect(said(tableFor(3), count('lose-ticks', 1))).toBe('B now owes 1 tick.');
  });

  test('whose turn begins, with which ticks, and that transient points vanished', () => {
    const spent = tableFor(2, count('lose-ticks', 1), gainTransient(0, 1), turn('take'));
    expect(said(spent, turn('end-turn'))).toBe(
      'All transient points vanished. Turn 2: B gained 1 tick, having owed 1.',
    );
  });

  test('which ticks and ideas went with the turn that ended', () => {
    expect(said(tableFor(2, count('gain-thoughts', 0, 5)), turn('end-turn'))).toBe(
      'A spent 1 tick. A forgot 2 ideas, down to 4. Turn 2: B gained 2 ticks.',
    );
  });

  test('who died, who added Paranoia, and who won', () => {
    expect(said(tableFor(3, lose(1, 20)), deathCheck())).toBe('B died. A added Paranoia.');
    expect(said(tableFor(2, lose(1, 20)), deathCheck())).toBe('B died. A won as the last clone alive.');
    expect(said(tableFor(2, lose(0, 20), lose(1, 20)), deathCheck(0))).toBe(
      'A died. B died. Everybody died. A won, because the effect was theirs.',
    );
    expect(said(startTable(setupFor(4, ['module-two-heads'])), turn('empty-head'))).toBe(
      'The head ran out. B and D won with 80 points.',
    );
  });
});
