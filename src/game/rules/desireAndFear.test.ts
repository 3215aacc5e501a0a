import { describe, expect, test } from 'vitest';
import { deathCheck, gainTransient, lose, setupFor, tableAfter, tableFor } from '../../../tests/support/tableGame.ts';
import { startTable } from '../tracker/startTable.ts';
import { isAfraid } from './desireAndFear.ts';
import { cloneAt, type Table } from './table.ts';

const afraid = (table: Table, seat = 0) => isAfraid(cloneAt(table, seat));

describe('a clone is afraid', () => {
  test('at half of 20 or less of either, and not at 11', () => {
    expect(afraid(tableFor(2, lose(0, 9)))).toBe(false);
    expect(afraid(tableFor(2, lose(0, 10)))).toBe(true);
    expect(afraid(tableFor(2, lose(0, 10, 'cerebrium')))).toBe(true);
  });

  test('regardless of its transient points', () => {
    expect(afraid(tableFor(2, lose(0, 10), gainTransient(0, 5)))).toBe(true);
  });

  test('when an effect says so', () => {
    const table = tableFor(2, { kind: 'tell-afraid', seat: 0, afraid: true });
    expect(afraid(table)).toBe(true);
    expect(afraid(tableAfter(table, { kind: 'tell-afraid', seat: 0, afraid: false }))).toBe(false);
  });

  test('also with No Way Out, half way from 15', () => {
    const table = startTable(setupFor(2, ['module-no-way-out']));
    expect(afraid(tableAfter(table, lose(0, 4)))).toBe(false);
    expect(afraid(tableAfter(table, lose(0, 5)))).toBe(true);
  });

  test('but no longer once dead', () => {
    expect(afraid(tableFor(3, lose(0, 20), deathCheck()))).toBe(false);
  });
});
