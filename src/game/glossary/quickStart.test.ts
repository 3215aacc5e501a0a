import { expect, test } from 'vitest';
import { quickStart, quickStartSymbols, quickStartWords } from './quickStart.ts';
import { parseRuleText } from './ruleText.ts';

test('the quick start has at most 480 words, not counting symbols', () => {
  const words = quickStart.flatMap(({ title, text }) => `${title} ${quickStartWords(text)}`.match(/[\w’]+/g) ?? []);
  expect(words.length).toBeLessThanOrEqual(480);
});

test('every symbol of the text is in the list of symbols, and is left out of the words for print', () => {
  const explained = quickStartSymbols.map(([token]) => token);
  for (const { text } of quickStart) {
    for (const [symbol] of text.matchAll(/\{\w+\}/g)) expect(explained).toContain(symbol);
    expect(quickStartWords(text)).not.toMatch(/[{}]| {2}| [.,;:]/);
  }
});

test.each(quickStart)('$title: every link is valid', ({ text }) => {
  expect(() => parseRuleText(text)).not.toThrow();
});
