import { expect, test } from 'vitest';
import { cardSearch } from '../cardSearchLoader.ts';
import { allCards } from '../catalogue.ts';
import { setNames } from '../currentSets.ts';
import { sentenceText } from '../query/sentence.ts';
import { type AnswerKind, type OtherAnswers, pageOrderOf } from './answerKinds.ts';
import { cardsMeantBy, otherAnswers } from './otherAnswers.ts';
import { readingsOf } from './readings.ts';

test.each([
  ['{T}', [['Cards with {T}', { effects: '{T}' }]]],
  ['ticks', [['Cards with {T}', { effects: '{T}' }]]],
  ['{trg}', [['ability: triggered', { contains: ['triggered'] }]]],
  ['{ACT} {TRG}', [['ability: activated and triggered', { contains: ['activated', 'triggered'] }]]],
  ['reac', [['type: reaction', { type: 'reaction' }]]],
  [
    'States',
    [
      ['type: state', { type: 'state' }],
      ['Cards with {S}', { effects: '{S}' }],
    ],
  ],
  ['mental attack', [['discipline: mental and type: attack', { discipline: 'mental', type: 'attack' }]]],
  ['triggered', [['ability: triggered', { contains: ['triggered'] }]]],
  ['melee', [['set: Melee', { set: 2 }]]],
  ['t1 c0', [['cost {T1}{C0}', { cost: '{T1}{C0}' }]]],
  [
    '{C0}{T1}',
    [
      ['cost {T1}{C0}', { cost: '{T1}{C0}' }],
      ['Cards with {C0}{T1}', { effects: '{C0}{T1}' }],
    ],
  ],
  ['1 tick, 2 corpus', [['cost {T1}{C2}', { cost: '{T1}{C2}' }]]],
  ['costs 1 mana 2 blood', [['cost {T1}{C2}', { cost: '{T1}{C2}' }]]],
  ['costs 1 action 2 brains', [['cost {T1}{B2}', { cost: '{T1}{B2}' }]]],
  ['an attack', []],
  ['attack attack', []],
  ['{nothing}', []],
  ['t', []],
  ['deal damage', []],
  ['{T} and more', []],
  ['', []],
])('"%s" can be read as %j', (text, readings) => {
  const read = readingsOf(text, setNames).map(({ label, query }) => [sentenceText(label), query]);
  expect(read).toEqual(readings);
});

const costing = (token: string) =>
  allCards()
    .filter(({ cost }) => cost.includes(token))
    .map(({ id }) => id);

test.each([
  [
    'cards that cost 2',
    ['Cards that cost 2 in all', 'Cards that cost 2 ticks', 'Cards that cost 2 corpus', 'Cards that cost 2 cerebrium'],
  ],
  ['cost 2 ticks', ['Cards that cost 2 ticks']],
  ['cards that cost 1 corpus', ['Cards that cost 1 corpus']],
  ['cost 1 corpus', ['Cards that cost 1 corpus', 'cost {C1}']],
  ['Cards costing 3 corpus', ['Cards that cost 3 corpus']],
  ['which cards cost 2 mana?', ['Cards that cost 2 ticks']],
  ['2 blood', ['Cards that cost 2 corpus']],
  ['2 brain', ['Cards that cost 2 cerebrium', 'cost {B2}', 'Cards that say “2 {B}”']],
  ['2 sanity', ['Cards that cost 2 cerebrium', 'cost {B2}']],
  ['card with cost 1 idea', ['Cards that cost 1 idea']],
  ['attacks for 2 ticks', ['Cards that cost 2 ticks and type: attack']],
  ['costs 9', []],
  ['how many cards cost 2 pounds', []],
  ['2 players', []],
])('"%s" offers %j', async (typed, labels) => {
  const { searches } = await otherAnswers(typed);
  expect(searches.map(({ label }) => sentenceText(label))).toEqual(labels);
});

test('the cards that cost an amount are those with its symbol in their cost', async () => {
  for (const [typed, token] of [
    ['cost 2 ticks', '{T2}'],
    ['1 corpus', '{C1}'],
    ['cost 4 brain', '{B4}'],
  ] as const)
    expect((await cardsMeantBy(typed)).map(({ id }) => id).toSorted()).toEqual(costing(token).toSorted());
  const cheap = (await cardsMeantBy('cost 2')).map(({ resourceValue }) => resourceValue);
  expect(new Set(cheap)).toEqual(new Set([2]));
});

test('a text that is in no name is answered from card texts and rules', async () => {
  const { meant, texts, rules } = await otherAnswers('forget');
  expect(meant).toEqual([]);
  expect(texts.found.length).toBeGreaterThan(0);
  expect(texts.query).toEqual({ effects: 'forget' });
  expect(rules[0]?.passage.id).toBe('glossary-forget');
});

test('a reading comes with the number of cards that it finds, and is omitted if there are none', async () => {
  const count = allCards().filter(({ type }) => type === 'reaction').length;
  expect((await otherAnswers('reaction')).searches).toMatchObject([{ query: { type: 'reaction' }, count }]);
  expect((await otherAnswers('{TX}{CX}')).searches).toEqual([]);
});

test('a misspelt name is corrected, symbols and words of the rules are not', async () => {
  expect((await otherAnswers('haimaker')).meant[0]).toMatchObject({ name: 'Identical Haymaker' });
  for (const text of ['{T}', 'hand size', 'opponent']) expect((await otherAnswers(text)).meant).toEqual([]);
});

test.each([
  ['meele', 'Melee'],
  ['agakoo', 'Agaku'],
  ['Posibilities', 'Possibilities'],
  ['pupeteer', 'Puppeteer'],
])('the misspelt name of a set, %s, offers the set %s', async (typed, name) => {
  const { searches } = await otherAnswers(typed);
  expect(searches.map(({ label }) => sentenceText(label))).toEqual([`set: ${name}`]);
});

test.each(['deal', 'model', 'possible', 'ideas', 'puppet', 'dull'])('%s is not the name of a set', async (typed) => {
  const labels = (await otherAnswers(typed)).searches.map(({ label }) => sentenceText(label));
  expect(labels.filter((label) => label.startsWith('set: '))).toEqual([]);
});

test('a misspelt word has similar names, each once, and the search for it as it is spelt', async () => {
  const { meant, corrected } = await otherAnswers('damige');
  expect(meant).toMatchObject([{ title: 'Damage' }]);
  expect(corrected?.query).toEqual({ effects: 'damage' });
  expect(corrected?.count).toBe((await cardSearch.load()).count({ effects: 'damage' }));
  for (const spelt of ['damage', 'duck', 'cerebrium']) expect((await otherAnswers(spelt)).corrected).toBeUndefined();
});

test.each([
  ['duck rules', 'Duck, Obviously'],
  ['the card with the chandelier', 'Chandelier Moment'],
  ['the one with the tote bag', 'Complimentary Tote'],
  ['the chandeleer card', 'Chandelier Moment'],
  ['shield that is yours', 'Human Shield, Yours'],
  ['the flinch that is the same', 'Same Flinch'],
])('%s means %s: "rules" and "the" in a name do not make it nearer', async (typed, name) => {
  expect((await otherAnswers(typed)).meant).toMatchObject([{ name }]);
});

test('a word of names is looked up in names, although an example of the rules has it too', async () => {
  const names = (await otherAnswers('the knuckles one')).meant.map((each) => ('name' in each ? each.name : each.title));
  expect(names).toEqual(['House Key Knuckles', 'White Knuckles']);
});

test.each(['what is in my hand', 'who is the head'])(
  '%s means no card, although words of a name are in it',
  async (typed) => {
    expect((await otherAnswers(typed)).meant).toEqual([]);
  },
);

test('nonsense has no answer, and any text is accepted', async () => {
  const nothing = { searches: [], meant: [], rules: [] };
  const otherTopics = ['best pizza near me', 'best football boots', 'lost my keys', 'is the pool open on sunday'];
  for (const typed of [...otherTopics, 'rule of the card', 'is card can'])
    expect(await otherAnswers(typed)).toMatchObject(nothing);
  expect(await otherAnswers(' ')).toMatchObject(nothing);
  await expect(otherAnswers('{'.repeat(5000))).resolves.toBeDefined();
});

test.each([
  ['cellar t:attack', { name: 'cellar', type: 'attack' }],
  ['t1 c0', { cost: '{T1}{C0}' }],
  ['{T}', { effects: '{T}' }],
  ['reac', { type: 'reaction' }],
  ['damage', { effects: 'damage' }],
] as const)('the cards meant by %s are those of the query %j', async (typed, query) => {
  const ids = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(ids(await cardsMeantBy(typed))).toEqual(ids((await cardSearch.load()).find(query)));
});

test('a blank text or nonsense means no card', async () => {
  expect(await cardsMeantBy('  ')).toEqual([]);
  expect(await cardsMeantBy('best pizza near me')).toEqual([]);
});

test.each([
  // Rules whose names are also searches, and one that cards say.
  ['state', 'rules'],
  ['memories', 'rules'],
  ['damage', 'rules'],
  ['cards that steal', 'doing'],
  ['deals at least 7', 'searches'],
  ['duck against haircut', 'named'],
  ['is sunk cost free', 'named'],
  ['how many cards may I hold', 'rules'],
])('the results page of “%s” begins with the kind of answer that is first in the list: %s', async (text, first) => {
  const answers = await otherAnswers(text);
  expect(pageOrderOf(answers).find((kind) => isThere(answers, kind))).toBe(first);
});

const isThere = ({ texts, ...others }: OtherAnswers, kind: AnswerKind) => {
  const answers = kind === 'texts' ? texts.found : others[kind];
  return answers !== undefined && !(Array.isArray(answers) && answers.length === 0);
};

test('a card that a question names, and a rule of a similar name, are offered once', async () => {
  expect(await otherAnswers('is sunk cost free')).toMatchObject({
    meant: [],
    named: [{ card: { name: 'Sunk Cost' } }],
  });
  const { meant, rules } = await otherAnswers('value 7');
  const places = [
    ...meant.flatMap((near) => ('anchor' in near ? near.anchor : [])),
    ...rules.map(({ passage }) => passage.id),
  ];
  expect(places).toEqual([...new Set(places)]);
});

test('one letter among function words is no part of a name', async () => {
  expect((await otherAnswers('what is X')).meant).toEqual([]);
});
