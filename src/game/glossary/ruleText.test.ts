import { expect, test } from 'vitest';
import { parseRuleText, speakRuleText } from './ruleText.ts';

test('a bracketed word links to the term it names', () => {
  expect(parseRuleText('Count the [head].')).toEqual(['Count the ', { words: 'head', to: { term: 'head' } }, '.']);
});

test('the text after a bar is the link target of inflected words', () => {
  expect(parseRuleText('[Forgotten|forget] ideas')[0]).toEqual({ words: 'Forgotten', to: { term: 'forget' } });
  expect(parseRuleText('[resource value]')).toEqual([{ words: 'resource value', to: { term: 'resource-value' } }]);
});

test('a rule and a card can be linked too', () => {
  expect(parseRuleText('[how to win|#how-to-win]')).toEqual([{ words: 'how to win', to: { anchor: 'how-to-win' } }]);
  expect(parseRuleText('[Ghostwriter|4/7]')).toEqual([{ words: 'Ghostwriter', to: { set: 4, number: 7 } }]);
});

test('symbols are parsed as in card text', () => {
  expect(
    parseRuleText('gain {TC}.').map((part) => (typeof part === 'object' && 'token' in part ? part.token : part)),
  ).toEqual(['gain ', '{TC}', '.']);
});

test('a spoken rule has no markup', () => {
  expect(speakRuleText('[Repress|repress] it, then lose 1 {B}.')).toBe('Repress it, then lose 1 cerebrium.');
});

test('a broken link throws', () => {
  expect(() => parseRuleText('[hedge]')).toThrow('"hedge"');
});
