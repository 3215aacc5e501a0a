import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { viewFor } from '../engine/view.ts';
import { compileBook } from '../language/compileBook.ts';
import { beginAt } from '../position/position.ts';
import { writtenAt } from './written.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const cards = sets.flatMap((set) => set.cards);
const texts = cards.flatMap(({ effects, fearEffects }) => [effects, ...(fearEffects ? [fearEffects] : [])]);
const textOf = (name: string) => cards.find((card) => card.name === name)?.effects ?? '';

const viewOf = (...names: string[]) => {
  const seats = names.map((name) => ({ name }));
  return viewFor(book, beginAt(book, { table: { seats } }).state, 0);
};
const duel = viewOf('You', 'Twice');
const four = viewOf('You', 'Twice', 'Stillwell', 'Nine');
const own = (name: string) => writtenAt(textOf(name), { view: duel, by: 0 });
const theirs = (name: string) => writtenAt(textOf(name), { view: duel, by: 1 });

describe('a card says what it does to whom', () => {
  test('in a duel it names the other clone', () => {
    expect(own('House Key Knuckles')).toBe('Deal 5 {C} to Twice.');
    expect(own('Elbows at Breakfast')).toBe('Deal 2 {C} to Twice. Twice forgets an idea.');
    expect(own('Mother Prefers Me')).toBe('Deal 7 {B} to Twice. Gain 2 {B}.');
  });

  test('a card of the other clone is written at the reader', () => {
    expect(theirs('Down the Cellar Steps')).toBe('Deals 9 {C} to you.');
    expect(theirs('Elbows at Breakfast')).toBe('Deals 2 {C} to you. You forget an idea.');
    expect(theirs('Wrong Uniform')).toBe(
      'Deals 4 {C} to you. If you have more {B} than Twice, Twice deals 6 {C} instead.',
    );
  });

  test('with nobody left it says what is printed', () => {
    const alone = { ...duel, seats: duel.seats.map((clone, seat) => ({ ...clone, alive: seat === 0 })) };
    expect(writtenAt(textOf('House Key Knuckles'), { view: alone, by: 0 })).toBe('Deal 5 {C} to another clone.');
  });

  test('what is gained for each other clone is added up', () => {
    expect(own('In the Thick of It')).toBe('Gain 2 {TC} and 1 {TB}.');
    expect(writtenAt(textOf('In the Thick of It'), { view: four, by: 0 })).toBe('Gain 2 {TC} and 3 {TB}.');
  });

  test('in a duel the next clone and the previous one are named once', () => {
    expect(own('Revolving Door')).toBe('Deal 3 {C} and 1 {C} to Twice.');
    expect(theirs('Revolving Door')).toBe('Deals 3 {C} and 1 {C} to you.');
    expect(writtenAt(textOf('Revolving Door'), { view: four, by: 0 })).toBe('Deal 3 {C} to Twice and 1 {C} to Nine.');
  });

  test('a state of the other clone says whose turn starts, and who gains', () => {
    expect(theirs('Leased Inner Peace')).toBe('{TRG} When Twice’s turn starts, Twice gains 2 {B}.');
    expect(theirs('Back to the Wall')).toBe('{TRG} When your turn starts, Twice gains 3 {TC}.');
    expect(theirs('Open Mind, Draughty')).toContain('{ACT} {T1}: Gains 2 {I}, then forgets an idea.');
    expect(theirs('Big Head')).toContain('if Twice has 4 or more ideas in its thoughts, Twice gains 2 {B}.');
  });

  test('the choices of the other clone are what it does', () => {
    expect(theirs('Choose Your Nightmare')).toBe(
      'Chooses one: deals 4 {B} to you; you forget 2 ideas and lose 2 {B}; removes a state.',
    );
    expect(theirs('Ventriloquism for One')).toBe(
      'Looks at your thoughts and chooses an idea there. You forget it. Twice deals 4 {B} to you.',
    );
  });

  test('a state that is given away to nobody yet is about the clone that will get it', () => {
    expect(writtenAt(textOf('Voice in the Vents'), { view: four, by: 0 })).toBe(
      "Add this to another clone's condition. Its thought limit is 2 less. {TRG} When its turn starts, it loses 2 {B}. {ACT} {T2}: Removes this state.",
    );
  });

  test('a state that is given away is about the clone that gets it', () => {
    const curse = texts.find((text) => text.startsWith('Add this') && text.includes('lose 1 {C}')) ?? '';
    expect(writtenAt(curse, { view: duel, by: 0 })).toMatch(
      /^Add this to Twice’s condition\. \{TRG\} When Twice’s turn/,
    );
    expect(writtenAt(curse, { view: duel, by: 1 })).toMatch(/^Adds this to your condition\. \{TRG\} When your turn/);
  });

  test('among four clones it says how many rivals there are until one is chosen', () => {
    const text = textOf('House Key Knuckles');
    expect(writtenAt(text, { view: four, by: 0 })).toBe('Deal 5 {C} to one of three.');
    expect(writtenAt(text, { view: four, by: 0, at: 3 })).toBe('Deal 5 {C} to Nine.');
  });

  test('an X that is chosen is worked out', () => {
    const paid = (name: string, x: number) => writtenAt(textOf(name), { view: four, by: 0, x });
    expect(paid('All Afternoon', 2)).toBe('Deal 7 {C} to one of three.');
    expect(paid('Weight of the Evidence', 2)).toBe('Deal 5 {C} to one of three.');
    expect(paid("What If You're the Copy", 0)).toBe('Deal 2 {B} to one of three.');
    expect(paid('Exactly Enough', 4)).toBe('Gain 10 {TC}.');
    expect(paid('Hostile Takeover', 3)).toContain('with resource value 3 or less');
  });

  test('an amount that is counted first comes before the clone that it is dealt to', () => {
    expect(writtenAt(textOf('All Afternoon'), { view: four, by: 0 })).toBe(
      'Deal {C} damage equal to 3 times X, plus 1, to one of three.',
    );
    expect(own('All Afternoon')).toBe('Deal {C} damage equal to 3 times X, plus 1, to Twice.');
  });

  test('an offer to each clone is written at the one that is asked', () => {
    expect(writtenAt(textOf('Which One Is Real'), { view: four, by: 1, at: 0 })).toBe(
      'Each of three chooses one: you forget 2 ideas; or Twice deals 4 {B} to you.',
    );
  });
});

test.each(texts)('in a duel it names no unknown clone and fits its verbs: %s', (text) => {
  for (const by of [0, 1]) {
    const written = writtenAt(text, { view: duel, by });
    expect(written).not.toMatch(/another clone|that clone|each (?:other )?clone|\d \{[CB]\} damage/i);
    expect(written).not.toMatch(/\bTwice (?!(?:and|each|may|cannot)\b)[a-z]*[a-rt-z]\b/);
    expect(written).not.toMatch(/\b[Yy]ou [a-z]+s\b/);
    expect(written).not.toMatch(/(^|[.:;] )[Yy]ou [^.:;]*\bits\b/);
    if (by === 1 && !text.startsWith('Add this to another clone'))
      expect(written).not.toMatch(/(^|[.:;] )(?!(?:Twice|[Yy]ou|If|Only|X|or)\b)[A-Za-z]*[a-rt-z]\b/);
  }
});

test('G9: a name in a script that runs from right to left is isolated from the words beside it', () => {
  const named = { ...duel, seats: duel.seats.map((seat) => ({ ...seat, name: 'יעל 2' })) };
  expect(writtenAt('Deal 5 {C} damage to another clone.', { view: named, by: 0 })).toContain('\u2068יעל 2\u2069');
});
