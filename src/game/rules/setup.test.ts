import { describe, expect, test } from 'vitest';
import { setupFor } from '../../../tests/support/tableGame.ts';
import { type Setup, setupFaults, startingNumbers } from './setup.ts';

const twice = { start: { corpus: 18, cerebrium: 17, ideas: 2 } };

describe('a clone starts with', () => {
  test('20 corpus, 20 cerebrium and 1 idea', () => {
    expect(startingNumbers(undefined, [])).toEqual({ corpus: 20, cerebrium: 20, ideas: 1 });
  });

  test('the numbers of its persona, if it plays one', () => {
    expect(startingNumbers(twice, [])).toEqual(twice.start);
  });

  test('15 of each with No Way Out', () => {
    expect(startingNumbers(undefined, ['module-no-way-out'])).toEqual({ corpus: 15, cerebrium: 15, ideas: 1 });
  });

  test('2 more ideas with Full of Yourself, with or without a persona', () => {
    expect(startingNumbers(undefined, ['module-full-of-yourself']).ideas).toBe(3);
    expect(startingNumbers(twice, ['module-full-of-yourself']).ideas).toBe(4);
  });
});

describe('before a game can begin', () => {
  const faultsOf = (setup: Setup) => setupFaults(setup).map(({ sentence }) => sentence);
  const two = setupFor(2);
  const named = (...names: string[]): Setup => ({
    ...two,
    seats: names.map((name) => ({ name, start: startingNumbers(undefined, []) })),
  });
  const withPersonas = (...personas: string[]): Setup => ({
    ...two,
    seats: two.seats.map((seat, index) => ({ ...seat, ...(personas[index] && { persona: personas[index] }) })),
  });

  test('two to four clones with different names are accepted', () => {
    for (const clones of [2, 3, 4]) expect(faultsOf(setupFor(clones))).toEqual([]);
  });

  test.each([
    ['one clone', named('A'), 'The game is for 2 to 4 clones.'],
    ['five clones', named('A', 'B', 'C', 'D', 'E'), 'The game is for 2 to 4 clones.'],
    ['a blank name', named('A', ' '), 'Every clone needs a name.'],
    ['the same name twice', named('You', ' you'), 'Two clones have the same name. Change one of them.'],
    ['one persona twice', withPersonas('wick', 'wick'), 'There is one card of each persona. Choose another.'],
    [
      'a persona with No Way Out',
      { ...withPersonas('wick'), modules: ['module-no-way-out'] },
      'No Way Out cannot be combined with personas.',
    ],
    ['teams of two clones', setupFor(2, ['module-two-heads']), 'Two Heads Are Worse needs 4 clones.'],
    ['nobody to go first', setupFor(2, [], 2), 'Choose who goes first.'],
  ] satisfies [string, Setup, string][])('%s has to be corrected', (_what, setup, sentence) => {
    expect(faultsOf(setup)).toEqual([sentence]);
  });
});
