import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { printedSide, printedText } from './marks.ts';
import { parse } from './parse.ts';
import { constantPhrases, effectPhrases } from './phrases.ts';
import type { Program } from './program.ts';

const { sets, personas } = await loadCardData();
const sides = [
  ...sets.flatMap(({ cards }) =>
    cards.flatMap(({ name, effects, fearEffects }) => [
      [`${name}, desire`, effects] as const,
      ...(fearEffects === undefined ? [] : [[`${name}, fear`, fearEffects] as const]),
    ]),
  ),
  ...personas.flatMap(({ name, desire, fear }) => [
    [`${name}, desire`, desire] as const,
    [`${name}, fear`, fear] as const,
  ]),
];

function programOf(text: string): Program {
  const parsed = parse(text);
  if ('fault' in parsed) throw new Error(`${text}: ${JSON.stringify(parsed.fault)}`);
  return parsed.program;
}

describe('every printed side', () => {
  test.each(sides)('%s: prints exactly as it was parsed', (_name, text) => {
    expect(printedSide(programOf(text))).toBe(text);
  });
});

test('every phrase of the table is used on a card', () => {
  const printed = sides.map(([, text]) => text.toLowerCase()).join('\n');
  const literal = (text: string) => text.split(/<[^>]+>/).map((words) => words.toLowerCase());
  const unused = [...constantPhrases, ...effectPhrases].filter(
    ({ text }) => !literal(printedText(text)).every((words) => printed.includes(words)),
  );
  expect(unused).toEqual([]);
});

describe('a text that matches no phrase', () => {
  const faultOf = (text: string) => {
    const parsed = parse(text);
    return 'fault' in parsed ? parsed.fault : undefined;
  };

  test('is reported with the column at which it stops matching', () => {
    expect(faultOf('Remove a stat.')).toEqual({ column: 14, expected: '"e"', nearest: 'remove a state' });
    expect(faultOf('Gain {T}. Remember many cards.')).toMatchObject({
      column: 20,
      nearest: expect.stringContaining('remember'),
    });
  });

  test('is reported with its column inside a list of modes', () => {
    expect(faultOf('Choose one: gain 2 {I}; remove a stat.')).toMatchObject({ column: 38, nearest: 'remove a state' });
  });

  test('is reported at an unknown event', () => {
    expect(faultOf('{TRG} When it rains, gain {T}.')).toEqual({
      column: 12,
      expected: 'an event of the list of events',
    });
  });

  test('is reported for an activated effect without a colon', () => {
    expect(faultOf('{ACT} {T1} gain {T}.')).toEqual({ column: 1, expected: 'a cost, a colon and an effect' });
  });

  test('never makes the parser throw, and a text that can be parsed prints as one that can be parsed again', () => {
    const pieces = fc.constantFrom(...sides.map(([, text]) => text), ' ', '. ', '{ACT} {T1}: ', 'gain', 'X');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 4 }), fc.nat(40), (texts, cut) => {
        const text = texts.join('').slice(cut);
        const parsed = parse(text);
        if ('fault' in parsed) expect(parsed.fault.column).toBeLessThanOrEqual(text.length + 2);
        else expect(programOf(printedSide(parsed.program))).toBeDefined();
      }),
    );
  });
});
