/** A replay stops at the start, at each decision but a pass, and at the end; each turn has a first stop. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { beginAt, extend, type Position } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { courseOf, positionAt } from './course.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

/** Each clone takes ideas and ends its turns. */
function takingGame(count: number): Position {
  let position = beginAt(book, {
    setup: { seats: [{ name: 'You' }, { name: 'Twice' }], sets: [1, 2], modules: [], seed: 5, first: 0 },
  });
  while (position.decisions.length < count) {
    const legal = legalDecisions({ book, state: position.state });
    const wanted = (what: Decision['do']) => legal.find((decision) => decision.do === what);
    const decision = wanted('take') ?? wanted('end') ?? wanted('pass') ?? legal[0];
    const next = decision && extend(book, position, decision);
    if (!next || isRefusal(next)) break;
    position = next;
  }
  return position;
}

test('the stops leave out passes, and each leads to the position after its decision', () => {
  const game = takingGame(60);
  const { stops, turns } = courseOf(book, game);
  expect([stops[0], stops.at(-1)]).toEqual([0, game.decisions.length]);
  for (const made of stops.slice(1, -1)) expect(game.decisions[made - 1]?.do).not.toBe('pass');
  expect(stops.length).toBe(2 + game.decisions.slice(0, -1).filter((decision) => decision.do !== 'pass').length);
  expect(positionAt(book, game, game.decisions.length)).toEqual(game);
  expect([...turns.keys()]).toEqual([...turns.keys()].map((_, place) => place + 1));
  for (const [turn, made] of turns) expect(positionAt(book, game, made).state.turn).toBe(turn);
});
