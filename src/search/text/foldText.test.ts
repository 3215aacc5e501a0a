import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/anyText.ts';
import { foldText } from './foldText.ts';

describe('folding a text', () => {
  test.each([
    ['letter case', 'Better HAIRCUT', 'better haircut'],
    ['diacritics', 'Déjà vu, Ångström', 'deja vu, angstrom'],
    ['an accent typed as its own character', 'De\u0301ja\u0300', 'deja'],
    ['the apostrophe of phone keyboards', 'I’d Have Said That', "i'd have said that"],
    ['quotation marks', '“Gain” „Gain‟ «Gain»', '"gain" "gain" "gain"'],
    ['dashes', 'Coin–Operated — Fist ‑ −1', 'coin-operated - fist - -1'],
    ['white space', 'Scar\u00a0\t\n  Tissue', 'scar tissue'],
    ['control characters', 'Scar\u0000Tissue', 'scar tissue'],
    ['marks that show nothing', 'Ghost\u200bwri\u00adter\ufeff', 'ghostwriter'],
    ['superscripts, ligatures and full-width letters', 'O₂, ﬁst, Ａ, x²', 'o2, fist, a, x2'],
    ['letters of other languages', 'Æther Œuvre Straße SMØRREBRØD Łódź', 'aether oeuvre strasse smorrebrod lodz'],
    ['primes and accents that stand alone', '5′ 6″ it´s', "5' 6\" it's"],
    ['symbols', 'Gain 2 {TB}.', 'gain 2 {tb}.'],
  ])('normalises %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('keeps punctuation', () => {
    expect(foldText('name badge (crossed out) & "x"; 50%+?')).toBe('name badge (crossed out) & "x"; 50%+?');
  });

  test('is idempotent for any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('survives lone surrogates', () => {
    expect(foldText('\ud800a')).toBe('\ud800a');
  });
});
