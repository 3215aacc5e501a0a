/** Positions as links: short, the same when opened again, and refused with a sentence if they are damaged or cannot be. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { allScenarios } from '../../../tests/scenarios/allScenarios.ts';
import { runAct } from '../../../tests/scenarios/runScenario.ts';
import { applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { Game } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { GameSetup } from '../engine/newGame.ts';
import { compileBook } from '../language/compileBook.ts';
import { engineModules } from '../rules/setup.ts';
import { sealed } from './bytes.ts';
import { carryOut } from './carryOut.ts';
import { openPosition } from './openPosition.ts';
import { beginAt, type Position, replay, type Start } from './position.ts';
import { positionFaults, readPosition, writePosition } from './positionCode.ts';
import { tableOf } from './scenario.ts';
import { tryCard } from './tryCard.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const { edition } = book;
const cards = Object.values(book.cards);

const codeOf = ({ start, decisions }: Pick<Position, 'start' | 'decisions'>, of = edition) =>
  writePosition({ edition: of, start, decisions });

function opened(code: string) {
  const found = openPosition(book, code);
  if ('fault' in found) throw new Error(found.fault);
  return found;
}

/** A game of so many decisions, each picked by the seed among the legal ones. */
function played(start: Start, count: number, seed: number): Position {
  const first = beginAt(book, start);
  const game: Game = { book, state: copyState(first.state) };
  const decisions: Decision[] = [];
  let pick = seed;
  while (decisions.length < count) {
    const legal = legalDecisions(game).filter((decision) => decision.do !== 'withdraw');
    pick = (pick * 48_271) % 2_147_483_647;
    const decision = legal[pick % legal.length];
    if (!decision) break;
    decisions.push(decision);
    applyInPlace(game, decision);
  }
  return replay(book, first, decisions);
}

const duel: GameSetup = {
  seats: [{ name: 'You', persona: 'wick' }, { name: 'Twice' }],
  sets: [1, 2, 3],
  modules: ['module-first-draft'],
  seed: 4_000_000_000,
};

test('a table of two takes at most 600 characters, a game of 400 decisions at most 1,200', () => {
  const tables = cards.flatMap(({ id }) => tryCard(book, id, 'desire') ?? []);
  expect(Math.max(...tables.map((position) => codeOf(position).length))).toBeLessThanOrEqual(600);
  const four = { ...duel, seats: ['You', 'Twice', 'Stillwell', 'Nine'].map((name) => ({ name })), sets: [1, 2, 3, 4] };
  const games = [1, 2, 3, 4, 5].map((seed) => played({ setup: { ...four, seed } }, 400, seed));
  expect(games.map(({ decisions }) => decisions.length)).toContain(400);
  expect(Math.max(...games.map((position) => codeOf(position).length))).toBeLessThanOrEqual(1200);
});

test('any game, up to any decision, is the same when opened again', () => {
  const setups = fc.record({ seed: fc.integer({ min: 1, max: 2 ** 31 }), count: fc.integer({ min: 0, max: 150 }) });
  fc.assert(
    fc.property(setups, ({ seed, count }) => {
      const position = played({ setup: { ...duel, seed } }, count, seed);
      expect(opened(codeOf(position))).toEqual({ position, isOlder: false, leftOut: 0 });
    }),
    { numRuns: 30 },
  );
});

test('any laid table is the same when read again', () => {
  const someCards = fc.array(fc.constantFrom(...cards.map(({ id }) => id)), { maxLength: 12 });
  const seat = fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }),
      persona: fc.constantFrom('wick', 'nine'),
      corpus: fc.integer({ min: -99, max: 999 }),
      cerebrium: fc.integer({ min: -99, max: 999 }),
      ticks: fc.nat(99),
      owedTicks: fc.nat(99),
      thoughts: someCards,
      condition: fc.array(fc.record({ card: fc.nat(2000), side: fc.constantFrom('desire' as const, 'fear' as const) })),
      memories: someCards,
    },
    { requiredKeys: ['name'], noNullPrototype: true },
  );
  const table = fc.record(
    {
      seats: fc.array(seat, { minLength: 2, maxLength: 4 }),
      headspace: fc.array(fc.option(fc.integer({ min: 1, max: 700 })), { maxLength: 4 }),
      head: someCards,
      ideasLeft: fc.nat(90),
      modules: fc.subarray([...engineModules]),
      active: fc.nat(3),
      turnBegins: fc.boolean(),
      turn: fc.integer({ min: 1, max: 99 }),
      open: fc.boolean(),
    },
    { requiredKeys: ['seats'], noNullPrototype: true },
  );
  fc.assert(
    fc.property(table, (laid) => {
      const position = { edition, start: { table: laid }, decisions: [] };
      expect(readPosition(writePosition(position))).toEqual(position);
    }),
    { numRuns: 300 },
  );
});

describe('every scenario', () => {
  test('of every file in the repository is opened', () => {
    const files = ['src', 'tests'].flatMap((folder) =>
      readdirSync(path.join(import.meta.dirname, '../../..', folder), { recursive: true, encoding: 'utf8' }),
    );
    const found = files.filter((file) => file.endsWith('.scenario')).map((file) => path.basename(file));
    expect([...new Set(allScenarios().map(({ file }) => file))].sort()).toEqual(found.sort());
  });

  test.each(allScenarios().map((scenario) => [`${scenario.file}: ${scenario.title}`, scenario] as const))(
    '%s: opens, with the same events',
    (_title, scenario) => {
      const start: Start = { table: tableOf(book, scenario) };
      const { state, events } = beginAt(book, start);
      const game: Game = { book, state: copyState(state), events: [...events] };
      const decisions: Decision[] = [];
      for (const { decisions: sentences } of scenario.acts)
        for (const sentence of sentences) {
          if (/^[A-D] cannot /.test(sentence)) continue;
          const fault = carryOut(game, sentence, (decision) => {
            decisions.push(decision);
            applyInPlace(game, decision);
          });
          expect(fault).toBeUndefined();
        }
      const { position, leftOut } = opened(codeOf({ start, decisions }));
      expect(leftOut).toBe(0);
      expect(position.events).toEqual(game.events);
      const [last] = scenario.acts.slice(-1);
      if (!last) throw new Error('Nothing is decided.');
      const now = { book, state: copyState(position.state), events: [...position.events] };
      // Where nothing can be decided, it is refused here too.
      const refusals = decisions.length === 0 ? last.decisions : [];
      expect(runAct(now, { decisions: refusals, holds: last.holds })).toBeUndefined();
    },
  );
});

describe('a position of another edition of the card texts', () => {
  test('opens and says so', () => {
    const position = played({ setup: duel }, 40, 7);
    expect(opened(codeOf(position, 'a1b2c3'))).toEqual({ position, isOlder: true, leftOut: 0 });
  });

  test('opens up to the first decision that is not legal any more', () => {
    const { start, decisions } = played({ setup: duel }, 40, 7);
    const changed = [...decisions.slice(0, 30), { do: 'play', card: 616 } as const, ...decisions.slice(30)];
    expect(opened(codeOf({ start, decisions: changed }, 'a1b2c3'))).toMatchObject({ isOlder: true, leftOut: 11 });
    expect(openPosition(book, codeOf({ start, decisions: changed }))).toEqual({ fault: positionFaults.illegal });
  });
});

test('what is no position is refused with a sentence that says why', () => {
  const code = codeOf({ start: { setup: duel }, decisions: [] });
  const table = (seat: object, more: object = {}) =>
    codeOf({ start: { table: { seats: [{ name: 'A', ...seat }, { name: 'B' }], ...more } }, decisions: [] });
  const faultOf = (text: string) => openPosition(book, text);
  expect(faultOf('')).toEqual({ fault: positionFaults.wrong });
  expect(faultOf('https://example.org')).toEqual({ fault: positionFaults.wrong });
  expect(faultOf('1.'.padEnd(1_000_000, 'A'))).toEqual({ fault: positionFaults.wrong });
  expect(faultOf(code.replace('1.', '2.'))).toEqual({ fault: positionFaults.newer });
  expect(faultOf(code.slice(0, -3))).toEqual({ fault: positionFaults.damaged });
  expect(faultOf(`1.${sealed(new Uint8Array(50_000))}`)).toEqual({ fault: positionFaults.damaged });
  expect(faultOf(table({ thoughts: [777] }))).toEqual({ fault: positionFaults.unknown });
  expect(faultOf(table({ persona: '__proto__' }))).toEqual({ fault: positionFaults.unknown });
  expect(faultOf(table({ thoughts: [101, 101] }))).toEqual({ fault: positionFaults.illegal });
  expect(faultOf(table({ condition: [{ card: 101, side: 'desire' }] }))).toEqual({ fault: positionFaults.illegal });
  expect(faultOf(table({ corpus: -1_000_000 }))).toEqual({ fault: positionFaults.illegal });
  expect(faultOf(table({}, { active: 3 }))).toEqual({ fault: positionFaults.illegal });
});

test('two thousand hostile codes open, or are refused with one of the sentences', () => {
  const codes = [
    codeOf(played({ setup: duel }, 30, 3)),
    ...allScenarios()
      .slice(0, 5)
      .map((scenario) => codeOf({ start: { table: tableOf(book, scenario) }, decisions: [] })),
  ];
  const sentences: readonly string[] = Object.values(positionFaults);
  const place = fc.nat(10_000);
  const damaged = fc
    .tuple(fc.constantFrom(...codes), place, fc.constantFrom(...'AZaz09-_.=%'))
    .map(([code, at, character]) => {
      const cut = at % code.length;
      return code.slice(0, cut) + character + code.slice(cut + 1);
    });
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 80 }),
    fc.array(fc.constantFrom(0, 1, 2, 4, 127, 128, 255), { maxLength: 60 }).map((list) => Uint8Array.from(list)),
  );
  const number = fc.oneof(fc.nat(3000), fc.constantFrom(0, 2 ** 31, Number.MAX_SAFE_INTEGER));
  const names = fc.constantFrom('A', '', '__proto__', 'constructor', 'x'.repeat(500));
  const someCards = fc.array(fc.oneof(fc.constantFrom(...cards.map(({ id }) => id)), number), { maxLength: 40 });
  const poisoned = fc
    .record({
      seats: fc.array(fc.record({ name: names, persona: names, corpus: number, ticks: number, thoughts: someCards }), {
        maxLength: 6,
      }),
      head: someCards,
      ideasLeft: number,
      active: number,
    })
    .map((table) => codeOf({ start: { table }, decisions: [] }));
  const set = fc.record({
    seats: fc.array(fc.record({ name: names }), { maxLength: 5 }),
    sets: fc.array(fc.oneof(fc.nat(7), number), { maxLength: 8 }),
    modules: fc.subarray([...engineModules]),
    seed: number,
    head: someCards,
  });
  const impossible = fc.tuple(set, fc.boolean()).map(([{ head, ...setup }, isLaid]) =>
    codeOf({
      start: { setup: { ...setup, ...(isLaid && { head }) } },
      decisions: [{ do: 'choose', value: 5000 }],
    }),
  );
  const forged = bytes.map((list) => `1.${sealed(list)}`);
  fc.assert(
    fc.property(fc.oneof(damaged, forged, poisoned, impossible, fc.string()), (code) => {
      const found = openPosition(book, code);
      if ('fault' in found) expect(sentences).toContain(found.fault);
      else expect(found.position.state.seats.length).toBeGreaterThan(1);
    }),
    { numRuns: 2_000 },
  );
});
