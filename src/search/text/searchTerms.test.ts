import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markTerms, searchTerms } from './searchTerms.ts';

test('words are folded, and a symbol is found by its token and by its words', () => {
  expect(searchTerms('Déal 2 {TC} to the clone’s head.')).toEqual([
    'deal',
    '2',
    '{tc}',
    'transient',
    'corpus',
    'to',
    'the',
    'clone',
    'head',
  ]);
});

test('found terms are marked, including symbols', () => {
  expect(markTerms('Pay {C1}, or forget.', new Set(['corpus', 'forget']))).toEqual([
    { text: 'Pay ', found: false },
    { text: '{C1}', found: true },
    { text: ', or ', found: false },
    { text: 'forget', found: true },
    { text: '.', found: false },
  ]);
});

test('marking loses no part of a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
      expect(
        markTerms(text, new Set(terms))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
