/** Tests which card files the check accepts, and its messages about files, sets, personas and unique values. */

import { describe, expect, it } from 'vitest';
import { checkCardFiles } from './checkCardFiles.ts';
import {
  type Fields,
  faultsOf,
  soundFiles,
  warningsOf,
  withCardFields,
  withChange,
  withFields,
  withPersonaFields,
} from './plantedFaults.ts';

describe('D1: the printed game', () => {
  it('has neither a fault nor a warning', () => {
    expect(faultsOf(soundFiles)).toEqual([]);
    expect(warningsOf(soundFiles)).toEqual([]);
  });

  it('has 104 cards in 7 sets, and 4 personas', () => {
    const { sets, personas } = checkCardFiles(soundFiles);
    expect(sets.map(({ cards }) => cards.length)).toEqual([8, 16, 16, 16, 16, 16, 16]);
    expect(personas.map(({ slug }) => slug)).toEqual(['wick', 'twice', 'stillwell', 'nine']);
  });
});

describe('D1: a fault in the identity of a card', () => {
  it('an id that is not set x 100 + number', () => {
    expect(faultsOf(withCardFields(4, { id: 140 }))).toEqual([
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected 104, set x 100 plus number, found 140.',
    ]);
  });

  it('two cards with one id, and so with one image', () => {
    expect(faultsOf(withCardFields(4, { id: 103 }))).toEqual([
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected 104, set x 100 plus number, found 103.',
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected a value of its own, for it names the image, found 103, as in 1-duel.json, card 3 "Elbows at Breakfast".',
    ]);
  });

  it('a number that occurs twice or leaves a gap', () => {
    expect(faultsOf(withCardFields(4, { id: 105, number: 5 }))).toContain(
      '1-duel.json, card 4 "Down the Cellar Steps", number: expected 4, its place in the file, found 5.',
    );
  });

  it('a name that search cannot tell from that of a card in another set', () => {
    expect(faultsOf(withCardFields(4, { name: 'REVOLVING DOOR' }))).toEqual([
      '2-melee.json, card 2 "Revolving Door", name: expected a value of its own, found "Revolving Door", as in 1-duel.json, card 4 "REVOLVING DOOR".',
    ]);
  });

  it('the set of another file', () => {
    expect(faultsOf(withCardFields(16, { set: 7, id: 716 }))).toEqual([
      '1-duel.json, card 16 "Leased Inner Peace", set: expected 1, the id of its set, found 7.',
    ]);
  });
});

describe('a fault in a set', () => {
  it.each<[string, Fields, string]>([
    [
      'an abbreviation in lower case',
      { abbreviation: 'due' },
      'abbreviation: expected three capital letters, found "due"',
    ],
    ['a colour by name', { spotColor: 'mustard' }, 'spotColor: expected a colour such as #EDB93F, found "mustard"'],
    ['a slug that is not its name', { slug: 'duels' }, 'slug: expected duel, the name in lower case, found "duels"'],
    ['an unknown icon', { icon: 'duellists' }, 'icon: expected an icon of game-icons.net, found "duellists"'],
    ['no cards', { cards: [] }, 'cards: expected at least one card, found []'],
  ])('%s', (_, change, says) => {
    expect(faultsOf(withFields('1-duel.json', change))).toEqual([`1-duel.json, ${says}.`]);
  });

  it('an abbreviation that another set has', () => {
    expect(faultsOf(withFields('1-duel.json', { abbreviation: 'PRO' }))).toEqual([
      '1-duel.json, abbreviation: expected a value of its own, found "PRO", as in 0-promo.json.',
    ]);
  });

  it('an id that another set has', () => {
    expect(faultsOf(withFields('1-duel.json', { id: 0 }))).toContain(
      '1-duel.json, id: expected a value of its own, found 0, as in 0-promo.json.',
    );
  });
});

describe('a fault in a persona', () => {
  it.each<[string, Fields, string]>([
    [
      'a symbol that does not exist',
      { desire: 'Gain {Q}.' },
      'desire: expected a symbol of the symbol table, found "{Q}"',
    ],
    ['an unknown logo', { logo: 'moustache' }, 'logo: expected an icon of game-icons.net, found "moustache"'],
    [
      'a start that is no number',
      { start: { corpus: 'twenty', cerebrium: 17, ideas: 2 } },
      'start.corpus: expected a whole number from 1 to 99, found "twenty"',
    ],
    [
      'the slug of another persona',
      { slug: 'wick' },
      'slug: expected a value of its own, found "wick", as in personas.json, persona 1 "Ottoline Wick"',
    ],
  ])('%s', (_, fields, says) => {
    expect(faultsOf(withPersonaFields(2, fields))).toEqual([`personas.json, persona 2 "Barnaby Twice", ${says}.`]);
  });
});

describe('a fault in a file', () => {
  it('broken JSON, with line and column', () => {
    const text = '{\n  "id": 1\n  "name": "Duel"\n}';
    expect(faultsOf([{ name: '1-duel.json', text }])).toEqual([
      '1-duel.json: expected valid JSON, found a fault in line 3, column 3: comma expected.',
    ]);
  });

  it('an empty file, or a comment in JSON', () => {
    expect(faultsOf([{ name: 'empty.json', text: '' }])).toEqual([
      'empty.json: expected valid JSON, found a fault in line 1, column 1: value expected.',
    ]);
    expect(faultsOf([{ name: 'comment.json', text: '// ours\n[]' }])).toEqual([
      'comment.json: expected valid JSON, found a fault in line 1, column 1: invalid comment token.',
    ]);
  });

  it('JSON that is neither a set nor a list of personas', () => {
    expect(faultsOf([{ name: 'odd.json', text: '42' }])).toEqual([
      'odd.json: expected a set with its cards, or a list of personas, found 42.',
    ]);
  });
});

describe('a warning', () => {
  it('a split other than 8 attacks, 4 reactions and 4 states in sets 1 to 6', () => {
    const files = withCardFields(16, { type: 'attack' });
    expect(faultsOf(files)).toEqual([]);
    expect(warningsOf(files)).toEqual([
      '1-duel.json, cards: expected 8 attacks, 4 reactions and 4 states, found 9 attacks, 4 reactions and 3 states.',
    ]);
  });

  it('does not concern the promo set', () => {
    const files = withChange<{ cards: object[] }>('0-promo.json', ({ cards }) => cards.pop());
    expect(warningsOf(files)).toEqual([]);
  });
});

describe('D1: faults of both kinds', () => {
  it('a card with an invalid field has its other fields checked in the same run', () => {
    expect(faultsOf(withCardFields(4, { resourceValue: 'one', name: '1234', effects: 'Deal {Q9}.' }))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/card 4 "1234", resourceValue: expected a whole number/),
        expect.stringMatching(/card 4 "1234", name: expected a name that is not digits only/),
        expect.stringMatching(/card 4 "1234", effects: /),
      ]),
    );
  });

  it('an invalid field is reported once, and causes no other finding', () => {
    expect(faultsOf(withCardFields(4, { number: 'four' }))).toEqual([
      '1-duel.json, card 4 "Down the Cellar Steps", number: expected a whole number from 1 to 99, found "four".',
    ]);
  });

  it('a set with an invalid card or field has its other fields checked', () => {
    const faults = faultsOf(withFields('1-duel.json', { icon: 'duellists', spotColor: 'red' }));
    expect(faults).toHaveLength(2);
    expect(faults.join()).toContain('icon of game-icons.net, found "duellists"');
  });
});
