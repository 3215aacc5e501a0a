import { expect, test } from 'vitest';
import { quickStart, quickStartSymbols, quickStartWords } from './quickStart.ts';
import { parseRuleText } from './ruleText.ts';

test('the quick start has at most 420 words beside its symbols', () => {
  const words = quickStart.flatMap(({ title, text }) => `${title} ${quickStartWords(text)}`.match(/[\w’]+/g) ?? []);
  expect(words.length).toBeLessThanOrEqual(420);
});

test('every symbol of its text is named beside it, and is told on paper', () => {
  const told = quickStartSymbols.map(([token]) => token);
  for (const { text } of quickStart) {
    for (const [symbol] of text.matchAll(/\{\w+\}/g)) expect(told).toContain(symbol);
    expect(quickStartWords(text)).not.toMatch(/[{}]| {2}| [.,;:]/);
  }
});

test.each(quickStart)('$title: every link leads to a term', ({ text }) => {
  expect(() => parseRuleText(text)).not.toThrow();
});
