/** Tests the message for every fault of a text. */

import { describe, expect, it } from 'vitest';
import { type Fields, faultsOf, withCardFields } from './plantedFaults.ts';

describe('a fault in a text', () => {
  it.each<[string, number, Fields, string]>([
    [
      'a symbol that does not exist',
      1,
      { effects: 'Deal 3 {Q} damage to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected a symbol of the symbol table, found "{Q}".',
    ],
    [
      'a brace that is never closed',
      1,
      { effects: 'Deal 3 {C damage to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected a symbol of the symbol table, found "{".',
    ],
    [
      'a symbol in lower case',
      9,
      { effects: 'Gain 3 {tc}.' },
      '1-duel.json, card 9 "Same Flinch", effects: expected symbols in capitals, found "{tc}".',
    ],
    [
      'a plus sign',
      1,
      { effects: 'Deal 3+1 {C} damage to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected the word "plus", found "+".',
    ],
    [
      'a vertical bar',
      1,
      { flavor: 'Left | right.' },
      '1-duel.json, card 1 "Identical Haymaker", flavor: expected no vertical bar, found "|".',
    ],
    [
      'a word that begins with a colon',
      1,
      { name: 'Haymaker :physical' },
      '1-duel.json, card 1 "Haymaker :physical", name: expected no word that begins with a colon, found ":physical".',
    ],
    [
      'an X without an X in the cost',
      1,
      { effects: 'Deal 3 {C} damage, plus X, to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected no X, for there is none in the cost, found "Deal 3 {C} damage, plus X, to another clone.".',
    ],
    [
      'an X on the fear side without an X in any cost',
      12,
      { fearEffects: 'Gain 2 {TB}, plus twice X.' },
      '1-duel.json, card 12 "Interrupt Yourself", fearEffects: expected no X, for there is none in a cost, found "Gain 2 {TB}, plus twice X.".',
    ],
    [
      'a name longer than 24 characters',
      1,
      { name: 'Thoroughly Identical Haymaker' },
      '1-duel.json, card 1 "Thoroughly Identical Haymaker", name: expected at most 24 characters, found 29.',
    ],
    [
      'a name of digits only',
      1,
      { name: '1984' },
      '1-duel.json, card 1 "1984", name: expected a name that is not digits only, found "1984".',
    ],
    [
      'effects longer than 150 characters, a symbol counting as one',
      1,
      { effects: `${'Remove each state. '.repeat(8)}Gain {T}.` },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected at most 150 characters, found 159.',
    ],
    [
      'a fear side longer than 120 characters',
      4,
      { fearEffects: `${'Remove each state. '.repeat(6)}Gain {T}.` },
      '1-duel.json, card 4 "Down the Cellar Steps", fearEffects: expected at most 120 characters, found 121.',
    ],
    [
      'an activated effect without a colon',
      16,
      { fearEffects: '{ACT} {T1}{S1} Gain 6 {B}.' },
      '1-duel.json, card 16 "Leased Inner Peace", fearEffects: expected a cost, a colon and an effect after {ACT}, found "{ACT} {T1}{S1} Gain 6 {B}.".',
    ],
    [
      'an activated effect whose cost is out of order',
      16,
      { fearEffects: '{ACT} {S1}{T1}: Gain 6 {B}.' },
      '1-duel.json, card 16 "Leased Inner Peace", fearEffects: expected {T1}{S1}, the canonical order and spelling, found "{S1}{T1}".',
    ],
    [
      'a triggered effect without an event',
      16,
      { effects: '{TRG} Gain 1 {B}.' },
      '1-duel.json, card 16 "Leased Inner Peace", effects: expected "When", an event and a comma after {TRG}, found "{TRG} Gain 1 {B}.".',
    ],
    [
      'a cost symbol in the middle of a sentence',
      1,
      { effects: 'Deal 3 {C3} damage to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected a cost symbol only in the cost of an activated effect, found "{C3}".',
    ],
    [
      'a sentence that no phrase says',
      1,
      { effects: 'Deal 3 {C} damag to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected "e to " at column 17 (nearest phrase: "deal <base:number> <track> damage to <whom>"), found " to another clone.".',
    ],
    [
      'a symbol that does not exist in a note',
      12,
      { notes: [{ date: '2026-10-01', text: 'Lose {Z}.' }] },
      '1-duel.json, card 12 "Interrupt Yourself", notes[0].text: expected a symbol of the symbol table, found "{Z}".',
    ],
  ])('%s', (_, number, change, sentence) => {
    expect(faultsOf(withCardFields(number, change))).toEqual([sentence]);
  });
});
