import { book } from 'virtual:card-programs';
import { cardTexts } from 'virtual:card-texts';
import { describe, expect, test } from 'vitest';
import { exampleAnchors } from '#game/glossary/anchors.ts';
import { overlookedRules, toldInChapters } from '#game/glossary/overlookedRules.ts';
import { allScenarios } from './allScenarios.ts';
import { runScenario } from './runScenario.ts';

const scenarios = allScenarios();

/** What was decided where rules and cards left it open. */
const rulings = ['ruling-1', 'ruling-2', 'ruling-3', 'ruling-4', 'ruling-after-the-event', 'ruling-once-for-each'];

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

  test('for each card with a dated note', () => {
    const noted = cardTexts.filter(({ notes = [] }) => notes.length > 0);
    expect(missing(noted.map(({ id }) => `note ${id}`))).toEqual([]);
  });

  test('for each rule that is easily overlooked', () => {
    const numbers = [...overlookedRules, ...toldInChapters].map(({ number }) => number);
    expect(missing(numbers.map((number) => `overlooked ${number}`))).toEqual([]);
  });

  test('for each ruling on what the texts leave open', () => {
    expect(missing(rulings)).toEqual([]);
  });

  test('for each worked example of the rulebook', () => {
    expect(missing(exampleAnchors)).toEqual([]);
  });
});
