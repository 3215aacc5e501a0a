/** The search of the rules: badly typed questions are answered by the rule's own sentence. */

import { describe, expect, test } from 'vitest';
import { rulePassages as readFromRulebook } from '#game/generated/rulePassages.ts';
import { allCards } from '../catalogue.ts';
import { createRuleSearch, type RuleHit } from './ruleSearch.ts';
import { rulebookPassages } from './rulesLoader.ts';

const rulePassages = rulebookPassages(readFromRulebook);
const {
  find: search,
  knows,
  spell,
} = await createRuleSearch(
  rulePassages,
  allCards().map(({ name }) => name),
);
const found = (typed: string) => search(typed, 5).map(({ passage }) => passage.id);

test.each([
  ['repress', 'glossary-repress'],
  ['represss', 'glossary-repress'],
  ['pay costs', 'pay-costs'],
  ['thougth limit', 'glossary-thought-limit'],
  ['head run out', 'save-your-brain-empty-head'],
  ['how to win', 'how-to-win'],
  ['x as a cost', 'aside-x-as-a-cost'],
  ['refreshing', 'refreshing-headspace'],
  ['announce', 'glossary-announce'],
  ['grudge', 'module-grudge-match'],
])('"%s" leads to #%s', (typed, anchor) => {
  expect(found(typed)).toContain(anchor);
});

describe('questions that are written with the rules', () => {
  const questions = rulePassages.flatMap(({ id, questions = [] }) => questions.map((question) => [question, id]));

  test.each(questions)('"%s" finds #%s first', (question, anchor) => {
    expect(found(question)[0]).toBe(anchor);
  });

  test('are 250 or more', () => expect(questions.length).toBeGreaterThanOrEqual(250));

  test('are two or more for each section with a rule, each module, persona and term', () => {
    const withoutRule = ['object-of-the-game', 'preparation', 'general-flow', 'one-whole-turn', 'worked-examples'];
    const few = rulePassages
      .filter(({ kind }) => ['rule', 'module', 'persona', 'term', 'aside', 'side box'].includes(kind))
      .filter(({ questions = [] }) => questions.length < 2)
      .map(({ id }) => id);
    expect(few).toEqual([...withoutRule, 'reference', 'glossary']);
  });
});

describe('words of other games', () => {
  const names = rulePassages.flatMap(({ id, also = [] }) => also.map((name) => [name, id]));

  test.each(names)('"%s" finds #%s first', (name, anchor) => {
    expect(found(name)[0]).toBe(anchor);
  });

  test('are 150 or more', () => expect(names.length).toBeGreaterThanOrEqual(150));

  test('stand for our term in questions about other rules', () => {
    expect(found('how do cards get back into the library')[0]).toBe('save-your-brain-empty-head');
    expect(found('do we shuffle the graveyard when the deck is empty')[0]).toBe('save-your-brain-empty-head');
  });
});

test('a symbol is searched as a symbol', () => {
  expect(
    search('{TB}', 50).every(({ passage }) => passage.text.includes('{TB}') || passage.title.includes('transient')),
  ).toBe(true);
  expect(found('{TB}')).not.toEqual([]);
});

test('different forms of a word find the same rules', () => {
  expect(found('dying')[0]).toBe('dying');
  expect(found('redirected attacks')).toContain('glossary-redirect');
  expect(found('cancelling')).toContain('glossary-cancel');
});

test('a word that is in a text is not corrected, and one that is in no text is', () => {
  expect(found('cerebrum')[0]).toBe('glossary-cerebrium');
  expect(found('paranioa')[0]).toBe('glossary-paranoia');
});

test('a word of another topic is not corrected to one of the rules', () => {
  expect(spell('draw a horse')).toBe('draw a horse');
  expect(spell('draw a hosue')).not.toBe('draw a hosue');
});

test('a question of function words alone is found if it is written with a rule', () => {
  expect(found('can i do this twice')[0]).toBe('main-phase');
  expect(found('can i be it')).toEqual([]);
});

test('an unfinished word is found', () => {
  expect(found('parano')[0]).toBe('glossary-paranoia');
});

test('a passage with only some of the words is found, after those with more', () => {
  expect(found('ticks gained zanzibar')).toContain('gain-ticks');
});

test('a passage that says the opposite is not an answer', () => {
  for (const typed of ['can I save ticks', 'do unused ticks carry over']) {
    expect(['save-your-brain-spend-it-all', 'gain-ticks']).toContain(found(typed)[0]);
    expect(found(typed)).not.toContain('end-phase');
  }
});

test('a term found by its name in another game shows that name', () => {
  expect(search('Blood', 1)[0]).toMatchObject({ passage: { id: 'glossary-corpus' }, alsoCalled: 'blood' });
  expect(search('corpus', 1)[0]?.alsoCalled).toBeUndefined();
});

test('a question in the terms of another game finds the same as in our terms', () => {
  expect(found('what is the stack')[0]).toBe('glossary-stem');
  expect(found('whats the draw pile')[0]).toBe('glossary-head');
});

test('a wrong letter in a short word and a word of a card’s name are not corrected', () => {
  expect(found('dock')).toEqual([]);
  expect(found('duck')).toEqual([]);
  expect(found('stain')).toEqual([]);
  expect(found('tikc')).toContain('glossary-tick');
});

test('the sentence shown is the one that covers most of the question', () => {
  const hit = search('count head before repress', 1)[0];
  expect(hit?.sentence).toMatch(/count/i);
  expect(hit?.sentence).toMatch(/head/i);
});

test.each([
  ['how do I win', 'how-to-win', 'The game ends immediately when one clone is left. That clone wins.'],
  ['how do I become afraid', 'save-your-brain-am-i-afraid', /10 or less/],
  ['how many players', 'introduction', /^$/],
  [
    'who is Wick',
    'persona-wick',
    /^Desire: {ACT} {I1}: Deal 2 .* Fear: {TRG} When you are dealt .* each other clone\.$/,
  ],
  ['what is the difference between lose and damage', 'damage', /is not damage/],
  ['how is damage different from loss', 'damage', /is not damage/],
  ['what does Barnaby Twice do', 'persona-twice', /^Desire: .* Fear: .* gain 1 {C}\.$/],
  ['how much corpus does Wick start with', 'persona-wick', 'Starts with 19 corpus, 22 cerebrium, 1 idea'],
])('"%s" is answered by #%s with words that can be understood alone', (typed, anchor, sentence) => {
  const [hit] = search(typed, 5).filter(({ passage }) => passage.id === anchor);
  expect(hit?.sentence).toMatch(sentence);
});

test.each(['personas', 'persoans', 'disciplines'])(
  '"%s", a word without a question, is answered by no sentence of a section',
  (typed) => {
    const sections = search(typed, 5).filter(({ passage }) => passage.kind === 'rule');
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.map(({ sentence }) => sentence)).toEqual(sections.map(() => ''));
  },
);

test('no answer begins with a word that refers to the sentence before it', () => {
  const isCutOff = ({ passage, sentence }: RuleHit) =>
    /^(It|So|That|These|They|This|Those) \p{Ll}/u.test(sentence) && passage.text.includes(` ${sentence}`);
  const hits = rulePassages.flatMap(({ title, text }) => [title, text].flatMap((typed) => search(typed, 12)));
  expect(hits.filter(isCutOff).map(({ sentence }) => sentence)).toEqual([]);
});

test('a sentence that only refers to another rule is not an answer', () => {
  for (const typed of ['the others in the chapters', 'damage to another clone', 'making choices', 'reaction stem'])
    for (const { sentence } of search(typed, 12)) expect(sentence).not.toMatch(/^(See |The others are told)/);
});

test('the words that were found are returned as they appear in the text', () => {
  const [hit] = search('redirect attacks', 1);
  expect([...(hit?.terms ?? [])]).toEqual(expect.arrayContaining(['redirects', 'attack']));
});

test('a term answers with its definition', () => {
  expect(search('thought limit', 1)[0]?.sentence).toMatch(/^How many ideas/);
});

test.each([
  '   ',
  'qqqqqqqq',
  'the of and',
  'turn of the',
  'can the of',
  'card the of',
  'is card can',
  'rule of the card',
  'the rule for an idea',
  'a player can',
  'best football boots',
  'lose weight',
  'how old is the moon',
  'best boots',
  'best pizza in town',
  'who won the lottery',
  'what is the capital of France',
  'football results',
  'lost my keys',
  'pokemon card prices',
  'forgot my password',
  'cancel my subscription',
  'remove stains from carpet',
  'how to draw a horse',
  'side effects of aspirin',
  'state of texas',
  'pay my taxes',
  'how to make friends',
  'reset my password',
  'sell my house',
  'facebook login',
  'my phone is broken',
  'what should I wear today',
  'clone a git repository',
  'printer not connecting to wifi',
])('"%s" has no answer', (typed) => expect(search(typed, 5)).toEqual([]));

test.each([
  ['a card', 'a-card'],
  ['use a card', 'glossary-play'],
  ['what is a clone', 'glossary-clone'],
])('"%s" has an answer, although nearly every rule contains its word', (typed, anchor) => {
  expect(found(typed)).toContain(anchor);
});

test('a text is known to the rules if each of its words is', () => {
  for (const typed of ['hand size', 'can I redirect an attack', '{T}']) expect(knows(typed)).toBe(true);
  for (const typed of ['hand sise', 'the of', '', 'zebra']) expect(knows(typed)).toBe(false);
});

test('any text is accepted: long, foreign, or full of braces', () => {
  for (const typed of ['{'.repeat(300), 'ß'.repeat(500), '💥 {T1', 'a '.repeat(200), 'tick '.repeat(200)])
    expect(() => search(typed, 5)).not.toThrow();
});
