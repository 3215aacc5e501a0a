/** Tests the message for every field of a card with a wrong shape. */

import { describe, expect, it } from 'vitest';
import { type Fields, faultsOf, withCardFields, withChange } from './plantedFaults.ts';

describe('a fault in the shape of a card', () => {
  it.each<[string, Fields, string]>([
    [
      'an unknown icon',
      { art: { icons: ['punch-blast', 'fisticuffs'], scene: 'two fists' } },
      'art.icons[1]: expected an icon of game-icons.net, found "fisticuffs"',
    ],
    ['no icon', { art: { icons: [], scene: 'nothing' } }, 'art.icons: expected at least one icon, found []'],
    ['an unknown type', { type: 'spell' }, 'type: expected attack, reaction or state, found "spell"'],
    ['an unknown discipline', { discipline: 'moral' }, 'discipline: expected physical or mental, found "moral"'],
    [
      'a day that does not exist',
      { releaseDate: '2026-02-30' },
      'releaseDate: expected a date such as 2026-10-01, found "2026-02-30"',
    ],
    ['an unknown field', { colour: 'red' }, 'colour: expected no field of this name, found "red"'],
    [
      'a field that is missing',
      { flavor: undefined },
      'flavor: expected a text on one line, without a space at either end, found nothing',
    ],
    ['an empty text', { effects: '' }, 'effects: expected a text on one line, without a space at either end, found ""'],
    ['a number in words', { number: 'one' }, 'number: expected a whole number from 1 to 99, found "one"'],
    ['a flag in words', { active: 'yes' }, 'active: expected true or false, found "yes"'],
    [
      'a note without a date',
      { notes: [{ text: 'Rest.' }] },
      'notes[0].date: expected a date such as 2026-10-01, found nothing',
    ],
  ])('%s', (_, change, says) => {
    expect(faultsOf(withCardFields(1, change))).toEqual([`1-duel.json, card 1 "Identical Haymaker", ${says}.`]);
  });

  it('a value that is not a card', () => {
    const files = withChange<{ cards: unknown[] }>('1-duel.json', ({ cards }) => cards.push(17));
    expect(faultsOf(files)).toEqual(['1-duel.json, card 17: expected a card, found 17.']);
  });

  it('hides no fault of the other cards', () => {
    const files = withChange<{ cards: object[] }>('1-duel.json', ({ cards: [first = {}, , , fourth = {}] }) => {
      Object.assign(first, { type: 'spell' });
      Object.assign(fourth, { cost: '{T2}{C2}', resourceValue: 0 });
    });
    expect(faultsOf(files)).toEqual([
      '1-duel.json, card 1 "Identical Haymaker", type: expected attack, reaction or state, found "spell".',
      '1-duel.json, card 4 "Down the Cellar Steps", resourceValue: expected 4, the sum of the numbers in its cost, found 0.',
    ]);
  });
});
