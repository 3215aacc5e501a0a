import { expect, test } from 'vitest';
import { quickStart } from './quickStart.ts';
import { parseRuleText, speakRuleText } from './ruleText.ts';

test('the quick start has at most 420 words beside its symbols', () => {
  const symbol = /\{\w+\}/g;
  const words = quickStart.flatMap(
    ({ title, text }) => `${title} ${speakRuleText(text.replaceAll(symbol, ''))}`.match(/[\w’]+/g) ?? [],
  );
  expect(words.length).toBeLessThanOrEqual(420);
});

test.each(quickStart)('$title: every link leads to a term', ({ text }) => {
  expect(() => parseRuleText(text)).not.toThrow();
});
