import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { personas } from '#game/generated/personas.ts';
import { exampleAnchors } from '#game/glossary/anchors.ts';
import { overlookedRules, rulesInChapters } from '#game/glossary/overlookedRules.ts';
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

  /** The title says how many there are (`--reporter=verbose` prints it). */
  const forEach = (what: string, wanted: readonly string[]) =>
    test(`for each of the ${wanted.length} ${what}`, () => {
      expect(wanted.filter((one) => !covered.has(one))).toEqual([]);
    });

  forEach('sides of cards and personas', [
    ...Object.values(book.cards).flatMap(({ id, fear }) => (fear ? [`${id}`, `${id} fear`] : [`${id}`])),
    ...Object.keys(book.personas).flatMap((slug) => [slug, `${slug} fear`]),
  ]);

  const noted = [...cardTexts, ...personas.map(({ slug, notes }) => ({ id: slug, notes }))];
  forEach(
    'dated notes on cards and personas',
    noted.flatMap(({ id, notes = [] }) => notes.map((_, at) => `note ${id}.${at + 1}`)),
  );

  // README.md lists them.
  forEach('corrections of the rules', numbered('correction', 10));

  forEach(
    'rules that are easily overlooked',
    [...overlookedRules, ...rulesInChapters].map(({ number }) => `overlooked ${number}`),
  );

  forEach('rulings on what the texts leave open', numbered('ruling', 5));

  forEach('worked examples of the rulebook', exampleAnchors);
});
