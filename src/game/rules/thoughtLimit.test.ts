import { expect, test } from 'vitest';
import personas from '#cards/personas.json';
import promo from '#cards/sets/0-promo.json';
import {
  count,
  deathCheck,
  gain,
  lose,
  setupFor,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import { startTable } from '../tracker/startTable.ts';
import { fearLimitChange } from './setup.ts';
import { cloneAt, type Table } from './table.ts';
import { thoughtLimit } from './thoughtLimit.ts';

const limit = (table: Table, seat = 0) => thoughtLimit(cloneAt(table, seat), table.modules);

test('the limit is 4, and 6 with Full of Yourself', () => {
  expect(limit(tableFor(2))).toBe(4);
  expect(limit(startTable(setupFor(2, ['module-full-of-yourself'])))).toBe(6);
});

test('effects change the limit, but never below 0', () => {
  expect(limit(tableFor(2, count('raise-limit', 0, 2)))).toBe(6);
  const none = tableFor(2, count('lower-limit', 0, 5));
  expect(limit(none)).toBe(0);
  expect(limit(tableAfter(none, count('raise-limit', 0, 2)))).toBe(1);
});

test('each Paranoia lowers the limit by 1, as both sides of the card say', () => {
  expect(limit(tableFor(3, lose(1, 20), deathCheck()))).toBe(3);
  const paranoia = promo.cards.find(({ id }) => id === 1);
  expect(paranoia?.effects).toContain('Your thought limit is 1 less.');
  expect(paranoia?.fearEffects).toContain('Your thought limit is 1 less.');
});

test('the fear of Barnaby Twice lowers the limit by 2 while he is afraid', () => {
  const changes = personas.map((persona) => [persona.slug, fearLimitChange(persona)]);
  expect(Object.fromEntries(changes)).toEqual({ wick: undefined, twice: -2, stillwell: undefined, nine: undefined });
  const setup = setupFor(2);
  const seats = setup.seats.map((seat, index) => (index === 0 ? { ...seat, fearLimitChange: -2 } : seat));
  const calm = startTable({ ...setup, seats });
  expect(limit(calm)).toBe(4);
  const afraid = tableAfter(calm, lose(0, 10));
  expect(limit(afraid)).toBe(2);
  expect(limit(tableAfter(afraid, gain(0, 1)))).toBe(4);
});

test('the limit is enforced only for the clone whose turn ends', () => {
  const table = tableFor(2, count('gain-thoughts', 0, 5), count('gain-thoughts', 1, 8), turn('end-turn'));
  expect(table.clones.map(({ thoughts }) => thoughts)).toEqual([4, 9]);
});
