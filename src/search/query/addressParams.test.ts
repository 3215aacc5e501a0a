import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/anyText.ts';
import { maxPrintedLength } from '../text/searchText.ts';
import { coerceParam, decodeParam } from './addressParams.ts';

describe('H3: coercing a parameter', () => {
  test.each([
    ['42', '42', 42],
    ['007', '007', 7],
    ['0', '0', 0],
    ['1.50', '1.50', 1.5],
    ['999999999', '999999999', 999999999],
    ['1e309', '1e309', '1e309'],
    ['-1', '-1', '-1'],
    ['.5', '.5', '.5'],
    ['5.', '5.', '5.'],
    ['1.2.3', '1.2.3', '1.2.3'],
    ['0x10', '0x10', '0x10'],
    ['9007199254740993', '9007199254740993', '9007199254740993'],
    ['1.1234567', '1.1234567', '1.1234567'],
    ['Infinity', 'Infinity', 'Infinity'],
    ['NaN', 'NaN', 'NaN'],
    ['%D9%A4%D9%A2', '٤٢', '٤٢'],
    ['', '', ''],
    [':kw', ':kw', { keyword: 'kw' }],
    [':', ':', ':'],
    [':two words', ':two words', ':two words'],
    ['%3Akw', ':kw', { keyword: 'kw' }],
    ['a+b', 'a b', 'a b'],
    ['%2B', '+', '+'],
    ['1+2', '1 2', '1 2'],
    ['%7BT1%7D%7BC0%7D', '{T1}{C0}', '{T1}{C0}'],
    ['%E0%A4%A', '%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%', '100%'],
    ['%41%zz%42', 'A%zzB', 'A%zzB'],
    ['%41%FF%42', 'A%FFB', 'A%FFB'],
    ['%41%FF%41%FF%41', 'A%FFA%FFA', 'A%FFA%FFA'],
    ['%C3%9F%F0%9F%90%89', 'ß🐉', 'ß🐉'],
    ['%ED%A0%80', '%ED%A0%80', '%ED%A0%80'],
    ['%00', '\u0000', '\u0000'],
  ])('reads %s', (raw, text, value) => {
    expect(coerceParam(raw)).toEqual({ text, value });
  });

  test('decodes the output of encodeURIComponent, even next to malformed sequences', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            anyText().map((text) => text.replace(/[+\p{Cs}]/gu, '')),
            fc.constantFrom('', '%', '%F', '%FF', '%E0%A4'),
          ),
        ),
        (pieces) => {
          const raw = pieces.map(([text, malformed]) => encodeURIComponent(text) + malformed).join('~');
          expect(decodeParam(raw)).toBe(pieces.map(([text, malformed]) => text + malformed).join('~'));
        },
      ),
    );
  });

  test('decodes once only', () => {
    expect(decodeParam('%2541')).toBe('%41');
  });

  test('decodes the beginning of a very long text, and more of it than counts', () => {
    const decoded = decodeParam('%41%FF'.repeat(200_000));
    expect('A%FF'.repeat(200_000).startsWith(decoded)).toBe(true);
    expect(decoded.length).toBeGreaterThan(maxPrintedLength);
    expect(decoded.length).toBeLessThan(10 * maxPrintedLength);
  });
});
