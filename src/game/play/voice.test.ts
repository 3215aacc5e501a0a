import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { viewFor } from '../engine/view.ts';
import { printedSide } from '../language/marks.ts';
import type { Program } from '../language/program.ts';
import { beginAt } from '../position/position.ts';
import { saySide } from './voice.ts';

const cards = Object.values(book.cards);
const sides = [...cards, ...Object.values(book.personas)].flatMap(({ name, desire, fear }) => [
  [`${name}, desire`, desire] as const,
  ...(fear ? [[`${name}, fear`, fear] as const] : []),
]);
function sideCalled(name: string): Program {
  const found = cards.find((card) => card.name === name);
  if (!found) throw new Error(`There is no card "${name}".`);
  return found.desire;
}

const viewOf = (...names: string[]) => {
  const seats = names.map((name) => ({ name }));
  return viewFor(book, beginAt(book, { table: { seats } }).state, 0);
};
const duel = viewOf('You', 'Twice');
const four = viewOf('You', 'Twice', 'Stillwell', 'Nine');
const own = (name: string) => saySide({ view: duel, by: 0 }, sideCalled(name));
const theirs = (name: string) => saySide({ view: duel, by: 1 }, sideCalled(name));
const ofFour = (name: string, at?: number, x?: number) => saySide({ view: four, by: 0, at, x }, sideCalled(name));

describe('a card says what it does to whom', () => {
  test('in a duel it names the other clone', () => {
    expect(own('House Key Knuckles')).toBe('Deal 5 {C} to Twice.');
    expect(own('Elbows at Breakfast')).toBe('Deal 2 {C} to Twice. Twice forgets an idea.');
    expect(own('Mother Prefers Me')).toBe('Deal 7 {B} to Twice. Gain 2 {B}.');
  });

  test('a card of the other clone is said to the reader', () => {
    expect(theirs('Down the Cellar Steps')).toBe('Deals 9 {C} to you.');
    expect(theirs('Elbows at Breakfast')).toBe('Deals 2 {C} to you. You forget an idea.');
    expect(theirs('Wrong Uniform')).toBe(
      'Deals 4 {C} to you. If you have more {B} than Twice, Twice deals 6 {C} instead.',
    );
  });

  test('with nobody left it says what is printed', () => {
    const alone = { ...duel, seats: duel.seats.map((clone, seat) => ({ ...clone, alive: seat === 0 })) };
    const side = sideCalled('House Key Knuckles');
    expect(saySide({ view: alone, by: 0 }, side)).toBe(printedSide(side));
  });

  test('what is gained for each other clone is added up', () => {
    expect(own('In the Thick of It')).toBe('Gain 2 {TC} and 1 {TB}.');
    expect(ofFour('In the Thick of It')).toBe('Gain 2 {TC} and 3 {TB}.');
  });

  test('in a duel the next clone and the previous one are named once', () => {
    expect(own('Revolving Door')).toBe('Deal 3 {C} and 1 {C} to Twice.');
    expect(theirs('Revolving Door')).toBe('Deals 3 {C} and 1 {C} to you.');
    expect(ofFour('Revolving Door')).toBe('Deal 3 {C} to Twice and 1 {C} to Nine.');
  });

  test('a state of the other clone says whose turn starts, and who gains', () => {
    expect(theirs('Leased Inner Peace')).toBe('{TRG} When Twice’s turn starts, Twice gains 2 {B}.');
    expect(theirs('Back to the Wall')).toBe('{TRG} When your turn starts, Twice gains 3 {TC}.');
    expect(theirs('Open Mind, Draughty')).toContain('{ACT} {T1}: Gains 2 {I}, then forgets an idea.');
    expect(theirs('Big Head')).toContain('if Twice has 4 or more ideas in its thoughts, Twice gains 2 {B}.');
    expect(theirs('Pawned Stopwatch')).toContain('Twice may forget an idea. If Twice does, Twice gains {T}.');
  });

  test('the choices of the other clone are what it does', () => {
    expect(theirs('Choose Your Nightmare')).toBe(
      'Chooses one: deals 4 {B} to you; you forget 2 ideas and lose 2 {B}; Twice removes a state.',
    );
    expect(theirs('Ventriloquism for One')).toBe(
      'Looks at your thoughts and chooses an idea there. You forget it. Twice deals 4 {B} to you.',
    );
  });

  test('a state that is given away is about the clone that gets it', () => {
    expect(ofFour('Voice in the Vents')).toBe(
      "Add this to another clone's condition. Its thought limit is 2 less. {TRG} When its turn starts, it loses 2 {B}. {ACT} {T2}: Removes this state.",
    );
    expect(own('Itchy Collar')).toMatch(/^Add this to Twice’s condition\. \{TRG\} When Twice’s turn/);
    expect(theirs('Itchy Collar')).toMatch(/^Adds this to your condition\. \{TRG\} When your turn starts, lose/);
  });

  test('among four clones it says how many rivals there are until one is chosen', () => {
    expect(ofFour('House Key Knuckles')).toBe('Deal 5 {C} to one of three.');
    expect(ofFour('House Key Knuckles', 3)).toBe('Deal 5 {C} to Nine.');
  });

  test('an X that is chosen is worked out', () => {
    expect(ofFour('All Afternoon', undefined, 2)).toBe('Deal 7 {C} to one of three.');
    expect(ofFour('Weight of the Evidence', undefined, 2)).toBe('Deal 5 {C} to one of three.');
    expect(ofFour("What If You're the Copy", undefined, 0)).toBe('Deal 2 {B} to one of three.');
    expect(ofFour('Exactly Enough', undefined, 4)).toBe('Gain 10 {TC}.');
    expect(ofFour('Hostile Takeover', undefined, 3)).toContain('with resource value 3 or less');
  });

  test('an amount comes before the clone that it is dealt to', () => {
    expect(ofFour('All Afternoon')).toBe('Deal 1 {C}, plus 3 times X, to one of three.');
    expect(own('All Afternoon')).toBe('Deal 1 {C}, plus 3 times X, to Twice.');
    expect(own('Coin-Operated Fist')).toContain('Deal {C} damage equal to the result, plus 2, to Twice.');
  });

  test('an offer to each clone is said to the one that is asked', () => {
    expect(saySide({ view: four, by: 1, at: 0 }, sideCalled('Which One Is Real'))).toBe(
      'Each of three chooses one: you forget 2 ideas; or Twice deals 4 {B} to you.',
    );
  });
});

test.each(sides)('in a duel it names no unknown clone and fits its verbs: %s', (_name, side) => {
  for (const by of [0, 1]) {
    const said = saySide({ view: duel, by }, side);
    expect(said).not.toMatch(/another clone|that clone|each (?:other )?clone|\d \{[CB]\} damage|[[\]()|=]/i);
    expect(said).not.toMatch(/\bTwice (?!(?:and|each|may|cannot)\b)[a-z]*[a-rt-z]\b(?<!may \w+)/);
    expect(said).not.toMatch(/\b[Yy]ou [a-z]+s\b/);
    expect(said).not.toMatch(/(^|[.:;] )[Yy]ou [^.:;]*\bits\b/);
    if (by === 1 && !side.constants.some(({ is }) => is === 'curse'))
      expect(said).not.toMatch(/(^|[.:;] )(?!(?:Twice|[Yy]ou|If|Only|X|or)\b)[A-Za-z]*[a-rt-z]\b/);
  }
});

test('G9: a name in a script that runs from right to left is isolated from the words beside it', () => {
  const named = { ...duel, seats: duel.seats.map((seat) => ({ ...seat, name: 'יעל 2' })) };
  expect(saySide({ view: named, by: 0 }, sideCalled('House Key Knuckles'))).toContain('\u2068יעל 2\u2069');
});
