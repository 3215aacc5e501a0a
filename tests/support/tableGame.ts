/** Helpers for tests of the table: setups, events, and tables after events. */

import { isRefusal, type Refusal } from '#game/rules/refusal.ts';
import { type Modules, type Setup, startingNumbers } from '#game/rules/setup.ts';
import type { Table, Track } from '#game/rules/table.ts';
import { applyEvent } from '#game/tracker/applyEvent.ts';
import { startTable } from '#game/tracker/startTable.ts';
import type { CountKind, TableEvent, TurnKind } from '#game/tracker/tableEvent.ts';

const names = ['A', 'B', 'C', 'D'];

/** Clones called A, B, C and D with basic numbers; A goes first. */
export function setupFor(clones: number, modules: Modules = [], first = 0): Setup {
  const start = startingNumbers(undefined, modules);
  return { seats: names.slice(0, clones).map((name) => ({ name, start })), first, modules };
}

export const lose = (seat: number, amount: number, track: Track = 'corpus'): TableEvent => ({
  kind: 'lose',
  seat,
  track,
  amount,
});
export const gain = (seat: number, amount: number, track: Track = 'corpus'): TableEvent => ({
  kind: 'gain',
  seat,
  track,
  amount,
});
export const gainTransient = (seat: number, amount: number, track: Track = 'corpus'): TableEvent => ({
  kind: 'gain-transient',
  seat,
  track,
  amount,
});
export const count = (kind: CountKind, seat: number, amount = 1): TableEvent => ({ kind, seat, amount });
export const turn = (kind: TurnKind): TableEvent => ({ kind });
export const deathCheck = (fatalBy?: number): TableEvent => ({
  kind: 'check-deaths',
  ...(fatalBy === undefined ? {} : { fatalBy }),
});

/** The table after these events; throws if the rules refuse one. */
export function tableAfter(table: Table, ...events: readonly TableEvent[]): Table {
  return events.reduce((before, event) => {
    const next = applyEvent(before, event);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(event)} was refused: ${next.refused}`);
    return next;
  }, table);
}

/** A new table for this many clones, after these events. */
export const tableFor = (clones: number, ...events: readonly TableEvent[]): Table =>
  tableAfter(startTable(setupFor(clones)), ...events);

/** The refusal of an event; throws if it is allowed. */
export function refusalOf(table: Table, event: TableEvent): Refusal {
  const next = applyEvent(table, event);
  if (!isRefusal(next)) throw new Error(`${JSON.stringify(event)} was not refused.`);
  return next;
}
