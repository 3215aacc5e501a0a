/** The grudges of the site, by the engine of the site: their solutions, their only ways, and the rival's answers. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '../language/compileBook.ts';
import { decideAutomatically, extend, type Position, replay } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { goalOf } from './days.ts';
import { isReached, you } from './goal.ts';
import { automaticIn, beginGrudge, type Grudge, readGrudge, solveGrudge, writeGrudge } from './grudge.ts';
import { sayMistake } from './mistake.ts';
import { after, canReach, choicesOf, newSearch } from './reach.ts';
import { createRival } from './rival.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const lines = readFileSync(path.join(import.meta.dirname, 'positions.txt'), 'utf8')
  .trim()
  .split('\n');
const days = lines.map(readGrudge);
/** One of each third week, on another weekday. */
const some = days.filter((_, place) => place % 22 === 0);

test('every line is read and written again without a loss', () => {
  expect(days.map(writeGrudge)).toEqual(lines);
});

test('the date alone decides the goal of a day, and no position comes twice', () => {
  expect(days.map(({ goal }) => goal)).toEqual(days.map((_, place) => goalOf(place + 1)));
  expect(new Set(lines).size).toBe(lines.length);
});

test('the solution of every day leads to its goal, and not before its end', () => {
  for (const grudge of days) {
    const { state, decisions } = solveGrudge(book, grudge);
    expect(isReached(grudge.goal, state)).toBe(true);
    expect(decisions).toHaveLength(grudge.opening.length + grudge.solution.length);
    const before = replay(book, beginGrudge(book, grudge), grudge.solution.slice(0, -1));
    expect(isReached(grudge.goal, before.state)).toBeUndefined();
  }
});

test('of the cards that one can use at the start, only those of the solution lead to the goal', () => {
  for (const grudge of some) {
    const { state } = beginGrudge(book, grudge);
    const search = newSearch(book, grudge.goal, true, Number.POSITIVE_INFINITY);
    const right = choicesOf(book, state).filter((decision) => canReach(search, after(book, state, decision)));
    const solution = grudge.solution.map((decision) => JSON.stringify(decision));
    expect(right.length).toBeGreaterThan(0);
    expect(solution).toEqual(expect.arrayContaining(right.map((decision) => JSON.stringify(decision))));
  }
});

/** A game in which you decide so, and the rival as he does on the screen. */
function played(grudge: Grudge, decide: (position: Position) => ReturnType<typeof choicesOf>[number] | undefined) {
  const rival = createRival(book, grudge);
  const automatic = automaticIn(book, grudge.goal);
  let position = decideAutomatically(book, beginGrudge(book, grudge), automatic);
  while (isReached(grudge.goal, position.state) === undefined) {
    const { state, decisions } = position;
    const decision = state.pending?.seat === you ? decide(position) : rival.answer(decisions, state);
    const next = decision && extend(book, position, decision);
    if (!next || isRefusal(next)) throw new Error('Nobody can decide.');
    position = decideAutomatically(book, next, automatic);
  }
  return { position, rival };
}

test('who follows the hints reaches the goal', () => {
  for (const grudge of some) {
    const { position } = played(grudge, ({ decisions, state }) => createRival(book, grudge).hint(decisions, state));
    expect(isReached(grudge.goal, position.state)).toBe(true);
  }
});

test('who goes wrong is refuted, and told where', () => {
  for (const grudge of some) {
    const { rival } = played(grudge, ({ decisions, state }) => createRival(book, grudge).hint(decisions, state));
    let isWrong = false;
    const { position } = played(grudge, ({ state }) => {
      const choices = choicesOf(book, state);
      const wrong = isWrong ? undefined : choices.find((decision) => !rival.canBeBeaten(after(book, state, decision)));
      isWrong ||= wrong !== undefined;
      return wrong ?? choices.at(-1);
    });
    expect(isReached(grudge.goal, position.state)).toBe(false);
    expect(sayMistake(book, rival, position)).toMatch(
      /^(You are dead|\w+ lives, at .* corpus and .* cerebrium)\. Before “.+” it could still be done\.$/,
    );
  }
});
