/** Card text: words with symbols in between, read, printed, spoken and cut into paragraphs. */

import { cardTexts } from 'virtual:card-texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, parseCardText, printCardText, speakCardText } from './cardText.ts';
import { findSymbol, symbols } from './symbol.ts';

const anySymbol = fc.constantFrom(...symbols);
/** Words that hold no brace cannot be mistaken for a symbol. */
const words = fc.string({ minLength: 1 }).filter((text) => !/[{}]/.test(text));

const everyText = cardTexts.flatMap(({ effects, fearEffects }) => (fearEffects ? [effects, fearEffects] : [effects]));

describe('reading a text', () => {
  it('tells words from symbols', () => {
    expect(parseCardText('Gain 3 {TC}. Rest.')).toEqual(['Gain 3 ', findSymbol('{TC}'), '. Rest.']);
  });

  it('reads symbols in any letter case', () => {
    expect(parseCardText('{trg}{t1}')).toEqual([findSymbol('{TRG}'), findSymbol('{T1}')]);
  });

  it('leaves braces that spell no symbol in the words', () => {
    expect(parseCardText('Gain {Q} and {T9}, {}{.')).toEqual(['Gain {Q} and {T9}, {}{.']);
  });

  it('has nothing to read in an empty text', () => {
    expect(parseCardText('')).toEqual([]);
  });
});

describe('printing what was read', () => {
  it.each(symbols)('gives $token back', ({ token }) => {
    expect(printCardText(parseCardText(token))).toBe(token);
    expect(printCardText(parseCardText(token.toLowerCase()))).toBe(token);
  });

  it('gives every card text back', () => {
    for (const text of everyText) expect(printCardText(parseCardText(text))).toBe(text);
  });

  it('gives any words and symbols back, one part for each', () => {
    const parts = fc.array(fc.tuple(words, anySymbol)).map((pairs) => pairs.flat());
    fc.assert(
      fc.property(parts, (parts) => {
        expect(parseCardText(printCardText(parts))).toEqual(parts);
      }),
    );
  });

  it('gives any text back but for the case of its symbols', () => {
    const braceTrouble = fc.string({ unit: fc.constantFrom('{', '}', 'T', 't', '1', 'X', 'A', 'C', ' ', 'é') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), braceTrouble), (text) => {
        expect(printCardText(parseCardText(text)).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});

describe('a text aloud', () => {
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

  it('are one where no ability is', () => {
    expect(paragraphsOf('Gain 3 {TC}. Gain {T}.')).toEqual(['Gain 3 {TC}. Gain {T}.']);
  });

  it('are none in an empty text', () => {
    expect(paragraphsOf('')).toEqual([]);
  });

  it('lose nothing of a card', () => {
    for (const text of everyText) expect(paragraphsOf(text).join(' ')).toBe(text);
  });
});
