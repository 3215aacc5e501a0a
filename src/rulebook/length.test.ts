/** The rulebook keeps within its word budgets. The titles of the tests state its lengths. */

import { expect, test } from 'vitest';
import { rulePassages } from '#game/generated/rulePassages.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters } from './sections.ts';

const budgets = [150, 250, 150, 150, 150, 1050, 1300, 1900, 700, 4000];
/** The chapters that teach the game. Their joint budget is less than the sum. */
const learnt = { chapters: 6, words: 1800 };
const wordsPerMinute = 220;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Counts side boxes only in the chapters that teach the game, except the collapsed one about zones. */
const lengths = chapters.map(({ id }, index) => ({
  title: ruleTitles[id],
  budget: budgets[index],
  words: rulePassages
    .filter(({ place }) => place.split(' – ')[0] === ruleTitles[id])
    .filter((passage) => passage.id !== 'aside-zones')
    .filter(({ kind }) => index < learnt.chapters || kind !== 'side box')
    .reduce((sum, { text }) => sum + wordsIn(text), 0),
}));

test.each(lengths)('$title has $words of at most $budget words', ({ words, budget }) => {
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(budget ?? 0);
});

const toLearn = lengths.slice(0, learnt.chapters).reduce((sum, { words }) => sum + words, 0);

test(`chapters 1 to 6 have ${toLearn} words, ${Math.round(toLearn / wordsPerMinute)} minutes`, () => {
  expect(toLearn).toBeLessThanOrEqual(learnt.words);
});
