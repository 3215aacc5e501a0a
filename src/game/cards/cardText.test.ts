/** Card text, words with symbols in between: parsed, printed, spoken and split into paragraphs. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { paragraphsOf, parseCardText, printCardText, speakCardText } from './cardText.ts';
import { findSymbol, symbols } from './symbol.ts';

const anySymbol = fc.constantFrom(...symbols);
/** Words without braces cannot be mistaken for a symbol. */
const words = fc.string({ minLength: 1 }).filter((text) => !/[{}]/.test(text));

const everyText = cardTexts.flatMap(({ effects, fearEffects }) => (fearEffects ? [effects, fearEffects] : [effects]));

describe('parsing a text', () => {
  it('separates words from symbols', () => {
    expect(parseCardText('Gain 3 {TC}. Rest.')).toEqual(['Gain 3 ', findSymbol('{TC}'), '. Rest.']);
  });

  it('accepts symbols in any letter case', () => {
    expect(parseCardText('{trg}{t1}')).toEqual([findSymbol('{TRG}'), findSymbol('{T1}')]);
  });

  it('keeps braces that spell no symbol as words', () => {
    expect(parseCardText('Gain {Q} and {T9}, {}{.')).toEqual(['Gain {Q} and {T9}, {}{.']);
  });

  it('returns no parts for an empty text', () => {
    expect(parseCardText('')).toEqual([]);
  });
});

describe('printing a parsed text', () => {
  it.each(symbols)('restores $token', ({ token }) => {
    expect(printCardText(parseCardText(token))).toBe(token);
    expect(printCardText(parseCardText(token.toLowerCase()))).toBe(token);
  });

  it('restores every card text', () => {
    for (const text of everyText) expect(printCardText(parseCardText(text))).toBe(text);
  });

  it('keeps any words and symbols, one part for each', () => {
    const parts = fc.array(fc.tuple(words, anySymbol)).map((pairs) => pairs.flat());
    fc.assert(
      fc.property(parts, (parts) => {
        expect(parseCardText(printCardText(parts))).toEqual(parts);
      }),
    );
  });

  it('restores any text except for the case of its symbols', () => {
    const braceTrouble = fc.string({ unit: fc.constantFrom('{', '}', 'T', 't', '1', 'X', 'A', 'C', ' ', 'é') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), braceTrouble), (text) => {
        expect(printCardText(parseCardText(text)).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});

describe('a spoken text', () => {
  it('has words in place of symbols', () => {
    expect(speakCardText(parseCardText('Deal 3 {C} damage to another clone.'))).toBe(
      'Deal 3 corpus damage to another clone.',
    );
  });
});

describe('the paragraphs of a side', () => {
  it('begin at each ability', () => {
    expect(
      paragraphsOf(
        'Your thought limit is 1 less. {TRG} When your turn starts, lose 1 {B}. {ACT} {T2}: Remove this state.',
      ),
    ).toEqual([
      'Your thought limit is 1 less.',
      '{TRG} When your turn starts, lose 1 {B}.',
      '{ACT} {T2}: Remove this state.',
    ]);
  });

  it('are a single one if there is no ability', () => {
    expect(paragraphsOf('Gain 3 {TC}. Gain {T}.')).toEqual(['Gain 3 {TC}. Gain {T}.']);
  });

  it('are empty for an empty text', () => {
    expect(paragraphsOf('')).toEqual([]);
  });

  it('contain the whole text of every card', () => {
    for (const text of everyText) expect(paragraphsOf(text).join(' ')).toBe(text);
  });
});
