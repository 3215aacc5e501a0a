/** A review names the decisions that won or cost most, as far as the seat could know and two analyses agree. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { judge } from '../bot/judge.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { compileBook } from '../language/compileBook.ts';
import type { LaidTable } from '../position/laidTable.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { type OwnDecision, ownDecisions } from './ownDecisions.ts';
import { type Review, reviewDecisions } from './review.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const knuckles = 102;
/** You are afraid, and Twice has one point of corpus left: whoever hits first wins. */
const table: LaidTable = {
  seats: [
    { name: 'You', corpus: 3, cerebrium: 3, ticks: 1, thoughts: [knuckles, 104, 109] },
    { name: 'Twice', corpus: 1, thoughts: [106], memories: [105, 108] },
  ],
};

/** The position after the first of these kinds of decision that is legal, so often. */
function playedOn(position: Position, ...wanted: readonly Decision['do'][]): Position {
  return wanted.reduce((now, what) => {
    const decision = legalDecisions({ book, state: now.state }).find((one) => one.do === what);
    const next = decision && extend(book, now, decision);
    if (!next || isRefusal(next)) throw new Error(`Nobody can ${what} here.`);
    return next;
  }, position);
}

function reviewed(
  own: readonly OwnDecision[],
  seed: number,
  ask = (question: Parameters<typeof judge>[1]) => judge(book, question),
) {
  const steps = reviewDecisions(own, seed);
  const done: number[] = [];
  let step = steps.next();
  while (!step.done) {
    done.push(step.value.done);
    step = steps.next(ask(step.value.question));
  }
  return { review: step.value satisfies Review, done };
}

test('an own decision is one at which the seat was asked and had a choice', () => {
  const played = playedOn(beginAt(book, { table }), 'play', 'withdraw', 'take');
  const own = ownDecisions(book, played, 0);
  expect(own.map(({ made, options }) => [made, options[0]?.do])).toEqual([[2, 'take']]);
  expect(own[0]?.options).toContainEqual({ do: 'play', card: knuckles });
});

test('a win that was left lying is the decision that cost most, and the review says what was better', () => {
  const own = ownDecisions(book, playedOn(beginAt(book, { table }), 'take'), 0);
  const { review, done } = reviewed(own, 1);
  const [finding, ...more] = review.findings;
  expect(more).toEqual([]);
  expect(finding?.other.do).toBe('play');
  expect((finding?.chanceOfOther ?? 0) - (finding?.chanceOfChosen ?? 1)).toBeGreaterThan(0.15);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect([done[0], Number(done.at(-1)) < 1]).toEqual([0, true]);
});

test('what a decision is worth does not toss a coin for the question that follows: the seat answers it well', () => {
  const [chandelier, saidThat] = [203, 111];
  const attacked: LaidTable = {
    active: 1,
    seats: [
      { name: 'You', corpus: 6, cerebrium: 12, thoughts: [saidThat, knuckles] },
      { name: 'Twice', cerebrium: 5, ticks: 2, thoughts: [chandelier] },
    ],
  };
  // Twice attacks on its desire side; the dark side of the reaction would kill it, the other one gains nothing.
  const played = playedOn(beginAt(book, { table: attacked }), 'play', 'choose', 'pass', 'react');
  const [own] = ownDecisions(book, played, 0);
  expect(own?.options).toEqual([{ do: 'react', card: saidThat }, { do: 'pass' }]);
  const { curve, findings } = reviewed(own ? [own] : [], 1).review;
  expect(curve[0]?.chance).toBeGreaterThan(0.95);
  expect(findings[0]?.other).toEqual({ do: 'pass' });
});

test('the same seed says the same, and a game without a choice has nothing to say', () => {
  const own = ownDecisions(book, playedOn(beginAt(book, { table }), 'take'), 0);
  expect(reviewed(own, 7).review).toEqual(reviewed(own, 7).review);
  expect(reviewed([], 7).review).toEqual({ curve: [], findings: [] });
});

test('nothing is said of a decision that one analysis calls good and the other bad', () => {
  const own = ownDecisions(book, playedOn(beginAt(book, { table }), 'take'), 0);
  let asked = 0;
  const { review } = reviewed(own, 3, ({ options, worlds }) => {
    const better = asked++ % 2;
    return options.map((_, place) => Array(worlds).fill((place === 0) === (better === 0) ? 0.9 : 0.3));
  });
  expect(review.findings).toEqual([]);
});

test('a card that the seat has not seen changes nothing', () => {
  const withCard = (card: number): LaidTable => ({
    ...table,
    seats: [
      { name: 'You', ticks: 1, thoughts: [knuckles] },
      { name: 'Twice', thoughts: [card] },
    ],
    head: card === 110 ? [111] : [110],
  });
  const [one, other] = [110, 111].map((card) => {
    const own = ownDecisions(book, playedOn(beginAt(book, { table: withCard(card) }), 'take'), 0);
    return reviewed(own, 5).review.findings.map(({ chanceOfChosen, chanceOfOther }) => [chanceOfChosen, chanceOfOther]);
  });
  expect(one).toEqual(other);
});
