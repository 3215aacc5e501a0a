import { describe, expect, it } from 'vitest';
import { cardAsText, placeInSet } from './cardAsText.ts';

const innerPeace = {
  name: 'Leased Inner Peace',
  type: 'state',
  discipline: 'mental',
  cost: '{T1}{B0}',
  resourceValue: 1,
  number: 16,
  effects: '{TRG} When your turn starts, gain 1 {B}.',
  fearEffects: '{ACT} {T1}{S1}: Gain 6 {B}.',
  flavor: 'Terms apply. Deposit not returned.',
} as const;
const duel = { name: 'Duel' };

describe('the copied text of a card', () => {
  it('contains everything printed on the card, with symbols as tokens', () => {
    expect(cardAsText(innerPeace, duel, 16)).toBe(
      [
        'Leased Inner Peace',
        'Mental state. Cost {T1}{B0}. Value 1.',
        'Desire: {TRG} When your turn starts, gain 1 {B}.',
        'Fear: {ACT} {T1}{S1}: Gain 6 {B}.',
        'Terms apply. Deposit not returned.',
        'Duel 16/16, v.1.26',
      ].join('\n'),
    );
  });

  it('puts every ability on its own line', () => {
    const tote = {
      ...innerPeace,
      effects: 'Your thought limit is 1 more. {ACT} {T1}{S1}: Gain 2 {I}.',
      fearEffects: '',
    };
    expect(cardAsText(tote, duel, 16)).toContain(
      'Desire: Your thought limit is 1 more.\n{ACT} {T1}{S1}: Gain 2 {I}.\nTerms apply.',
    );
  });
});

describe('the place of a card in its set', () => {
  it('is printed with at least two digits on both sides', () => {
    expect(placeInSet(4, 16)).toBe('04/16');
    expect(placeInSet(8, 8)).toBe('08/08');
    expect(placeInSet(7, 104)).toBe('07/104');
  });
});
