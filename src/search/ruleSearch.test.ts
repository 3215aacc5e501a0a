/** Looking a rule up: the question is typed badly, the answer is the rule's own sentence. */

import { rulePassages } from 'virtual:rule-passages';
import { expect, test } from 'vitest';
import { createRuleSearch } from './ruleSearch.ts';

const search = await createRuleSearch(rulePassages);
const found = (typed: string) => search(typed, 5).map(({ passage }) => passage.id);

test.each([
  ['repress', 'glossary-repress'],
  ['represss', 'glossary-repress'],
  ['pay costs', 'pay-costs'],
  ['thougth limit', 'glossary-thought-limit'],
  ['head run out', 'save-your-brain-empty-head'],
  ['how to win', 'how-to-win'],
  ['who goes first', 'setup'],
  ['x as a cost', 'aside-x-as-a-cost'],
  ['refreshing', 'refreshing-headspace'],
  ['can I react to paying', 'save-your-brain-paying'],
  ['announce', 'glossary-announce'],
  ['grudge', 'module-grudge-match'],
])('"%s" leads to #%s', (typed, anchor) => {
  expect(found(typed)).toContain(anchor);
});

test('a symbol is looked for as itself', () => {
  expect(
    search('{TB}', 50).every(({ passage }) => passage.text.includes('{TB}') || passage.title.includes('transient')),
  ).toBe(true);
  expect(found('{TB}')).not.toEqual([]);
});

test('the sentence shown is the one that says most of what was asked', () => {
  const hit = search('count head before repress', 1)[0];
  expect(hit?.sentence).toMatch(/count/i);
  expect(hit?.sentence).toMatch(/head/i);
});

test('a term answers with its definition', () => {
  expect(search('thought limit', 1)[0]?.sentence).toMatch(/^How many ideas/);
});

test('a blank question has no answer, and nonsense has none either', () => {
  expect(search('   ', 5)).toEqual([]);
  expect(search('qqqqqqqq', 5)).toEqual([]);
});

test('any text is borne: long, foreign, or full of braces', () => {
  for (const typed of ['{'.repeat(300), 'ß'.repeat(500), '💥 {T1', 'a '.repeat(200)])
    expect(() => search(typed, 5)).not.toThrow();
});
