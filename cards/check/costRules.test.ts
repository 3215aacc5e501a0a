/** Tests the message for every fault of a cost. */

import { describe, expect, it } from 'vitest';
import { type Fields, faultsOf, withCardFields } from './plantedFaults.ts';

describe('a fault in a cost', () => {
  it.each<[string, number, Fields, string[]]>([
    [
      'a symbol that does not exist',
      1,
      { cost: '{T1}{C9}' },
      [
        '1-duel.json, card 1 "Identical Haymaker", cost: expected cost symbols and nothing else, found "{T1}{C9}".',
        '1-duel.json, card 1 "Identical Haymaker", cost: expected a corpus symbol, at least {C0}, on a physical card, found "{T1}{C9}".',
      ],
    ],
    [
      'symbols out of order',
      4,
      { cost: '{C2}{T2}', resourceValue: 4 },
      [
        '1-duel.json, card 4 "Down the Cellar Steps", cost: expected {T2}{C2}, the canonical order and spelling, found "{C2}{T2}".',
      ],
    ],
    [
      'symbols in lower case',
      4,
      { cost: '{t2}{c2}', resourceValue: 4 },
      [
        '1-duel.json, card 4 "Down the Cellar Steps", cost: expected {T2}{C2}, the canonical order and spelling, found "{t2}{c2}".',
      ],
    ],
    [
      'two symbols of one kind',
      4,
      { cost: '{T2}{C1}{C1}', resourceValue: 4 },
      ['1-duel.json, card 4 "Down the Cellar Steps", cost: expected one symbol of each kind, found "{T2}{C1}{C1}".'],
    ],
    [
      'a wrong resource value',
      4,
      { cost: '{T2}{C2}', resourceValue: 5 },
      [
        '1-duel.json, card 4 "Down the Cellar Steps", resourceValue: expected 4, the sum of the numbers in its cost, found 5.',
      ],
    ],
    [
      'a physical card without corpus',
      1,
      { cost: '{T1}{B0}' },
      [
        '1-duel.json, card 1 "Identical Haymaker", cost: expected a corpus symbol, at least {C0}, on a physical card, found "{T1}{B0}".',
      ],
    ],
    [
      'a mental card without cerebrium',
      5,
      { cost: '{T1}{C0}' },
      [
        '1-duel.json, card 5 "Better Haircut", cost: expected a cerebrium symbol, at least {B0}, on a mental card, found "{T1}{C0}".',
      ],
    ],
    [
      'a reaction that costs ticks',
      9,
      { cost: '{T1}{C0}', resourceValue: 1 },
      ['1-duel.json, card 9 "Same Flinch", cost: expected no tick symbol on a reaction, found "{T1}{C0}".'],
    ],
    [
      'an X that the text does not use',
      9,
      { cost: '{CX}' },
      [
        '1-duel.json, card 9 "Same Flinch", effects: expected an X, for there is one in the cost, found "Gain 3 {TC}.".',
      ],
    ],
    [
      'two X in one cost',
      1,
      { cost: '{TX}{CX}', resourceValue: 0, effects: 'Deal 3 {C} damage, plus X, to another clone.' },
      ['1-duel.json, card 1 "Identical Haymaker", cost: expected at most one X, found "{TX}{CX}".'],
    ],
  ])('%s', (_, number, change, sentences) => {
    expect(faultsOf(withCardFields(number, change))).toEqual(sentences);
  });
});
