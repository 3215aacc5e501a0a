import { expect, test } from 'vitest';
import { clonesIn } from './namedClones.ts';

const parts = clonesIn(['You', 'Also you', 'Still you', 'You again'], ['That Thing You Said', 'Scar Tissue']);
const named = (sentence: string) => parts(sentence).filter(({ seat }) => seat !== undefined);

test.each([
  ['You play Scar Tissue.', [{ text: 'You', seat: 0 }]],
  [
    'Also you deals 9 corpus damage to you.',
    [
      { text: 'Also you', seat: 1 },
      { text: 'you', seat: 0 },
    ],
  ],
  [
    'You again becomes afraid of Still you.',
    [
      { text: 'You again', seat: 3 },
      { text: 'Still you', seat: 2 },
    ],
  ],
  ['Your turn begins with 2 ticks.', []],
])('finds the clones that "%s" names', (sentence, clones) => expect(named(sentence)).toEqual(clones));

test('ignores the name of a clone inside that of a card, and keeps every word', () => {
  const sentence = 'Also you plays That Thing You Said on its desire side, choosing you.';
  expect(named(sentence).map(({ text }) => text)).toEqual(['Also you', 'you']);
  expect(
    parts(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});

test('finds a clone whose name has special characters of regular expressions', () =>
  expect(clonesIn(['A (b)', 'C+'], [])('C+ deals 1 corpus damage to A (b).')).toContainEqual({
    text: 'A (b)',
    seat: 0,
  }));
