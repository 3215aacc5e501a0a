import { book } from 'virtual:card-programs';
import { cardTexts } from 'virtual:card-texts';
import { personas } from 'virtual:personas';
import { describe, expect, test } from 'vitest';
import { exampleAnchors } from '#game/glossary/anchors.ts';
import { overlookedRules, toldInChapters } from '#game/glossary/overlookedRules.ts';
import { allScenarios } from './allScenarios.ts';
import { runScenario } from './runScenario.ts';

const scenarios = allScenarios();

const numbered = (what: string, last: number) => Array.from({ length: last }, (_, before) => `${what} ${before + 1}`);

test.each(scenarios.map((scenario) => [`${scenario.file}: ${scenario.title}`, scenario] as const))(
  '%s',
  (_title, scenario) => {
    expect(runScenario(book, scenario)).toBeUndefined();
  },
);

describe('there is a scenario', () => {
  const covered = new Set(scenarios.flatMap(({ covers }) => covers));
  const missing = (wanted: readonly string[]) => wanted.filter((what) => !covered.has(what));

  /** Sets whose cards all have a scenario; a new card gets one when the engine shall play it. */
  const coveredSets = [0, 1, 2, 3, 4, 5, 6];

  test('for each side of each card and persona of the covered sets', () => {
    const cards = Object.values(book.cards)
      .filter(({ id }) => coveredSets.includes(Math.floor(id / 100)))
      .flatMap(({ id, fear }) => (fear ? [`${id}`, `${id} fear`] : [`${id}`]));
    const characters = Object.keys(book.personas).flatMap((slug) => [slug, `${slug} fear`]);
    expect(missing([...cards, ...characters])).toEqual([]);
  });

  test('for each dated note on a card or persona', () => {
    const noted = [...cardTexts, ...personas.map(({ slug, notes }) => ({ id: slug, notes }))];
    expect(missing(noted.flatMap(({ id, notes = [] }) => notes.map((_, at) => `note ${id}.${at + 1}`)))).toEqual([]);
  });

  /** Those after the tenth are about the box, the length of a game and its setup. */
  test('for each correction of the second edition that shows in play', () => {
    expect(missing(numbered('correction', 10))).toEqual([]);
  });

  test('for each rule that is easily overlooked', () => {
    const numbers = [...overlookedRules, ...toldInChapters].map(({ number }) => number);
    expect(missing(numbers.map((number) => `overlooked ${number}`))).toEqual([]);
  });

  test('for each ruling on what the texts leave open', () => {
    expect(missing(numbered('ruling', 5))).toEqual([]);
  });

  test('for each worked example of the rulebook', () => {
    expect(missing(exampleAnchors)).toEqual([]);
  });
});
