/** The sentence of a review agrees with its table: the greatest change between two rows, and what happened there. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { beginAt, extend, type Position } from '#game/position/position.ts';
import { ownDecisions } from '#game/review/ownDecisions.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { tellCurve } from './reviewWords.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const table = {
  seats: [
    { name: 'You', ticks: 2, thoughts: [102, 104] },
    { name: 'Twice', corpus: 1 },
  ],
};

function playedOn(position: Position, ...wanted: readonly Decision['do'][]): Position {
  return wanted.reduce((now, what) => {
    const decision = legalDecisions({ book, state: now.state }).find((one) => one.do === what);
    const next = decision && extend(book, now, decision);
    if (!next || isRefusal(next)) throw new Error(`Nobody can ${what} here.`);
    return next;
  }, position);
}

const won = playedOn(beginAt(book, { table }), 'take', 'pass', 'pass', 'play', 'pass', 'pass');
const review = (...chances: readonly number[]) => ({
  curve: ownDecisions(book, won, 0).flatMap((own, place) => {
    const chance = chances[place];
    return chance === undefined ? [] : [{ own, chance }];
  }),
  findings: [],
});

test('a reader who has won reads where the chance rose most, whatever was decided there, and what happened', () => {
  expect(won.state.outcome?.winners).toEqual([0]);
  const told = tellCurve(review(0.3, 0.8, 0.9), book, won);
  expect(told).toMatch(/It rose most in turn 5: 30\s% after “.*”, 80\s% after “.*House Key Knuckles.*”\./);
});

test('a chance that only the end of the game raised is said to be raised by it', () => {
  const told = tellCurve(review(0.5, 0.55, 0.55), book, won);
  expect(told).toMatch(
    /It rose most in turn 5: 55\s% after “.*”, then you won\. Between: You deal 5 corpus damage to Twice\./,
  );
});

test('a blow that the reader took is no reason for a chance that rose', () => {
  const events = won.events.map((event) => (event.kind === 'damage' ? { ...event, seat: 0, by: 1 } : event));
  const told = tellCurve(review(0.5, 0.55, 0.55), book, { ...won, events });
  expect(told).toContain('then you won.');
  expect(told).not.toContain('Between');
});
