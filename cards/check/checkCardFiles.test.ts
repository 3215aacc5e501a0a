/** The check of the card files: what it accepts, and the sentence it finds for every fault. */

import { beforeAll, describe, expect, it } from 'vitest';
import { cardFilePaths, readSourceFile } from '#cards/build/cardFiles.ts';
import type { Card } from '#domain/cards/card.ts';
import type { CardSetFile } from '#domain/cards/cardSet.ts';
import type { Persona } from '#domain/cards/persona.ts';
import { checkCardFiles } from './checkCardFiles.ts';
import { sentenceOf } from './finding.ts';
import type { SourceFile } from './readCardFile.ts';

type Loose<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? Loose<E>[] : T[K] extends object ? Loose<T[K]> : T[K];
};
type LooseSet = Loose<CardSetFile> & Record<string, unknown>;
type LooseCard = Loose<Card> & Record<string, unknown>;

let sound: readonly SourceFile[];

beforeAll(async () => {
  sound = await Promise.all((await cardFilePaths()).map(readSourceFile));
});

/** The named file with one thing planted in it; the others stay as they are. */
function plant<T>(fileName: string, change: (content: T) => void): SourceFile[] {
  return sound.map(({ name, text }) => {
    if (name !== fileName) return { name, text };
    const content = JSON.parse(text) as T;
    change(content);
    return { name, text: JSON.stringify(content) };
  });
}

const faultsOf = (files: readonly SourceFile[]) => checkCardFiles(files).faults.map(sentenceOf);
const warningsOf = (files: readonly SourceFile[]) => checkCardFiles(files).warnings.map(sentenceOf);

const duelWith = (change: (set: LooseSet) => void) => faultsOf(plant<LooseSet>('1-duel.json', change));

/** Plants in one card of Duel, named by its number. */
const cardWith = (number: number, change: (card: LooseCard) => void) =>
  duelWith(({ cards }) => change(cards[number - 1] as LooseCard));

const personaWith = (change: (personas: Loose<Persona>[]) => void) => faultsOf(plant('personas.json', change));

describe('the printed game', () => {
  it('has neither a fault nor a warning', () => {
    expect(faultsOf(sound)).toEqual([]);
    expect(warningsOf(sound)).toEqual([]);
  });

  it('has 104 cards in 7 sets, and 4 personas', () => {
    const { sets, personas } = checkCardFiles(sound);
    expect(sets.map(({ cards }) => cards.length)).toEqual([8, 16, 16, 16, 16, 16, 16]);
    expect(personas.map(({ slug }) => slug)).toEqual(['wick', 'twice', 'stillwell', 'nine']);
  });
});

describe('a fault in a cost', () => {
  it.each<[string, number, Partial<Card>, string[]]>([
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
      { cost: '{C2}{T2}' },
      [
        '1-duel.json, card 4 "Down the Cellar Steps", cost: expected {T2}{C2}, the canonical order and spelling, found "{C2}{T2}".',
      ],
    ],
    [
      'symbols in lower case',
      4,
      { cost: '{t2}{c2}' },
      [
        '1-duel.json, card 4 "Down the Cellar Steps", cost: expected {T2}{C2}, the canonical order and spelling, found "{t2}{c2}".',
      ],
    ],
    [
      'two symbols of one kind',
      4,
      { cost: '{T2}{C1}{C1}' },
      ['1-duel.json, card 4 "Down the Cellar Steps", cost: expected one symbol of each kind, found "{T2}{C1}{C1}".'],
    ],
    [
      'a wrong resource value',
      4,
      { resourceValue: 5 },
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
      { cost: '{TX}{CX}', resourceValue: 0, effects: 'Deal X {C} damage to another clone.' },
      ['1-duel.json, card 1 "Identical Haymaker", cost: expected at most one X, found "{TX}{CX}".'],
    ],
  ])('%s', (_, number, change, sentences) => {
    expect(cardWith(number, (card) => Object.assign(card, change))).toEqual(sentences);
  });
});

describe('a fault in a text', () => {
  it.each<[string, number, Partial<Card>, string]>([
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
      { effects: 'Deal X {C} damage to another clone.' },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected no X, for there is none in the cost, found "Deal X {C} damage to another clone.".',
    ],
    [
      'an X on the fear side without an X in any cost',
      12,
      { fearEffects: 'Gain 2 {TB}, plus X.' },
      '1-duel.json, card 12 "Interrupt Yourself", fearEffects: expected no X, for there is none in a cost, found "Gain 2 {TB}, plus X.".',
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
      { effects: `Deal 3 {C} damage to another clone. ${'Then rest. '.repeat(10)}Gain {I} and {T}.` },
      '1-duel.json, card 1 "Identical Haymaker", effects: expected at most 150 characters, found 157.',
    ],
    [
      'a fear side longer than 120 characters',
      4,
      { fearEffects: `Deal 6 {C} damage to each clone. ${'Then rest. '.repeat(8)}Rest.` },
      '1-duel.json, card 4 "Down the Cellar Steps", fearEffects: expected at most 120 characters, found 124.',
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
      'a symbol that does not exist in a note',
      12,
      { notes: [{ date: '2026-10-01', text: 'Lose {Z}.' }] },
      '1-duel.json, card 12 "Interrupt Yourself", notes[0].text: expected a symbol of the symbol table, found "{Z}".',
    ],
  ])('%s', (_, number, change, sentence) => {
    expect(cardWith(number, (card) => Object.assign(card, change))).toEqual([sentence]);
  });
});

describe('a fault in what identifies a card', () => {
  it('an id that is not set x 100 + number', () => {
    expect(cardWith(4, (card) => Object.assign(card, { id: 140 }))).toEqual([
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected 104, set x 100 plus number, found 140.',
    ]);
  });

  it('two cards with one id, and so with one image', () => {
    expect(cardWith(4, (card) => Object.assign(card, { id: 103 }))).toEqual([
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected 104, set x 100 plus number, found 103.',
      '1-duel.json, card 4 "Down the Cellar Steps", id: expected a value of its own, for it names the image, found 103, as in 1-duel.json, card 3 "Elbows at Breakfast".',
    ]);
  });

  it('a number that occurs twice or leaves a gap', () => {
    expect(cardWith(4, (card) => Object.assign(card, { id: 105, number: 5 }))).toContain(
      '1-duel.json, card 4 "Down the Cellar Steps", number: expected 4, its place in the file, found 5.',
    );
  });

  it('a name that search cannot tell from that of a card in another set', () => {
    expect(cardWith(4, (card) => Object.assign(card, { name: 'REVOLVING DOOR' }))).toEqual([
      '2-melee.json, card 2 "Revolving Door", name: expected a value of its own, found "Revolving Door", as in 1-duel.json, card 4 "REVOLVING DOOR".',
    ]);
  });

  it('the set of another file', () => {
    expect(cardWith(16, (card) => Object.assign(card, { set: 7, id: 716 }))).toEqual([
      '1-duel.json, card 16 "Leased Inner Peace", set: expected 1, the id of its set, found 7.',
    ]);
  });
});

describe('a fault in the shape of a card', () => {
  it.each<[string, Record<string, unknown>, string]>([
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
    expect(cardWith(1, (card) => Object.assign(card, change))).toEqual([
      `1-duel.json, card 1 "Identical Haymaker", ${says}.`,
    ]);
  });

  it('something that is no card at all', () => {
    expect(duelWith(({ cards }) => (cards as unknown[]).push(17))).toEqual([
      '1-duel.json, card 17: expected a card, found 17.',
    ]);
  });

  it('hides no fault of the other cards', () => {
    const sentences = duelWith(({ cards }) => {
      Object.assign(cards[0] as LooseCard, { type: 'spell' });
      Object.assign(cards[3] as LooseCard, { resourceValue: 0 });
    });
    expect(sentences).toEqual([
      '1-duel.json, card 1 "Identical Haymaker", type: expected attack, reaction or state, found "spell".',
      '1-duel.json, card 4 "Down the Cellar Steps", resourceValue: expected 4, the sum of the numbers in its cost, found 0.',
    ]);
  });
});

describe('a fault in a set', () => {
  it.each<[string, Partial<CardSetFile>, string]>([
    [
      'an abbreviation in lower case',
      { abbreviation: 'due' },
      'abbreviation: expected three capital letters, found "due"',
    ],
    ['a colour by name', { spotColor: 'mustard' }, 'spotColor: expected a colour such as #EDB93F, found "mustard"'],
    ['a slug that is not its name', { slug: 'duels' }, 'slug: expected duel, the name in lower case, found "duels"'],
    [
      'the icon class of another set',
      { iconClass: 'set-icon set-icon-2' },
      'iconClass: expected set-icon set-icon-1, found "set-icon set-icon-2"',
    ],
    ['an unknown icon', { icon: 'duellists' }, 'icon: expected an icon of game-icons.net, found "duellists"'],
    ['no cards', { cards: [] }, 'cards: expected at least one card, found []'],
  ])('%s', (_, change, says) => {
    expect(duelWith((set) => Object.assign(set, change))).toEqual([`1-duel.json, ${says}.`]);
  });

  it('an abbreviation that another set has', () => {
    expect(duelWith((set) => Object.assign(set, { abbreviation: 'PRO' }))).toEqual([
      '1-duel.json, abbreviation: expected a value of its own, found "PRO", as in 0-promo.json.',
    ]);
  });

  it('an id that another set has', () => {
    expect(duelWith((set) => Object.assign(set, { id: 0, iconClass: 'set-icon set-icon-0' }))).toContain(
      '1-duel.json, id: expected a value of its own, found 0, as in 0-promo.json.',
    );
  });
});

describe('a fault in a persona', () => {
  it('a symbol that does not exist, an unknown logo and a start that is no number', () => {
    const sentences = personaWith(([wick, twice, stillwell]) => {
      Object.assign(wick as object, { desire: 'Gain {Q}.' });
      Object.assign(twice as object, { logo: 'moustache' });
      Object.assign(stillwell?.start as object, { corpus: 'seventeen' });
    });
    expect(sentences).toEqual([
      'personas.json, persona 3 "Dr Perpetua Stillwell", start.corpus: expected a whole number from 1 to 99, found "seventeen".',
      'personas.json, persona 1 "Ottoline Wick", desire: expected a symbol of the symbol table, found "{Q}".',
      'personas.json, persona 2 "Barnaby Twice", logo: expected an icon of game-icons.net, found "moustache".',
    ]);
  });

  it('a slug that another persona has', () => {
    expect(personaWith(([, twice]) => Object.assign(twice as object, { slug: 'wick' }))).toEqual([
      'personas.json, persona 2 "Barnaby Twice", slug: expected a value of its own, found "wick", as in personas.json, persona 1 "Ottoline Wick".',
    ]);
  });
});

describe('a fault in a file', () => {
  it('broken JSON is located', () => {
    const text = '{\n  "id": 1\n  "name": "Duel"\n}';
    expect(faultsOf([{ name: '1-duel.json', text }])).toEqual([
      '1-duel.json: expected valid JSON, found a fault in line 3, column 3: comma expected.',
    ]);
  });

  it('an empty file and a comment are broken JSON', () => {
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
    const files = plant<LooseSet>('1-duel.json', ({ cards }) => {
      Object.assign(cards[15] as LooseCard, { type: 'attack' });
    });
    expect(faultsOf(files)).toEqual([]);
    expect(warningsOf(files)).toEqual([
      '1-duel.json, cards: expected 8 attacks, 4 reactions and 4 states, found 9 attacks, 4 reactions and 3 states.',
    ]);
  });

  it('does not concern the promo set', () => {
    const files = plant<LooseSet>('0-promo.json', ({ cards }) => cards.pop());
    expect(warningsOf(files)).toEqual([]);
  });
});
