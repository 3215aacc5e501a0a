/** Disputes at the table, judged by hand from the card texts and the rules. */

import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { glossary } from '../glossary/glossary.ts';
import { compileBook } from '../language/compileBook.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { Dispute } from './dispute.ts';
import { settle } from './settle.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const cards = Object.values(book.cards);

const cardCalled = (name: string) => {
  const found = cards.find((card) => card.name === name);
  if (!found) throw new Error(`No card is called ${name}.`);
  return found.id;
};

const settled = (played: string, answer: string, changed: Partial<Dispute> = {}) =>
  settle(book, {
    played: cardCalled(played),
    answers: answer.split(' + ').map(cardCalled),
    playedSide: 'desire',
    answerSide: 'desire',
    corpus: 20,
    cerebrium: 20,
    theirCorpus: 20,
    theirCerebrium: 20,
    clones: 2,
    ...changed,
  });

const answerTo = (...dispute: Parameters<typeof settled>) => {
  const { verdict, sentence } = settled(...dispute);
  return `${verdict} ${sentence}`;
};

test.each<[string, string, string, Partial<Dispute>?]>([
  ['Down the Cellar Steps', 'Duck, Obviously', 'Yes. Duck, Obviously cancels it: nothing is lost.'],
  [
    'Better Haircut',
    'Human Shield, Yours',
    'No. Human Shield, Yours redirects a physical attack, and Better Haircut is mental.',
  ],
  [
    'Flailing in a Crowd',
    'Human Shield, Yours',
    'No. Human Shield, Yours redirects a physical attack that chose you, and Flailing in a Crowd chooses nobody.',
  ],
  [
    'Down the Cellar Steps',
    'Human Shield, Yours',
    'Yes. Human Shield, Yours redirects it to Twice, who loses 9 corpus and becomes afraid.',
  ],
  [
    'Down the Cellar Steps',
    'Human Shield, Yours',
    'Yes. Human Shield, Yours redirects it to Stillwell, who loses 9 corpus.',
    { clones: 3 },
  ],
  ['Identical Haymaker', 'Same Flinch', 'Yes. Same Flinch makes up for all of it: nothing is lost.'],
  ['Down the Cellar Steps', 'Same Flinch', 'Partly. With Same Flinch you lose 6 corpus instead of 9 corpus.'],
  [
    'Down the Cellar Steps',
    'Second Thoughts',
    'It depends on whether Twice pays 2 cerebrium. If not, Second Thoughts cancels it: nothing is lost. If so, Down the Cellar Steps resolves: you lose 9 corpus.',
  ],
  ['House Key Knuckles', 'My Idea, Actually', 'Yes. My Idea, Actually cancels it and puts it into your thoughts.'],
  [
    'Down the Cellar Steps',
    'My Idea, Actually',
    'No. My Idea, Actually cancels an attack with resource value 2 or less, and Down the Cellar Steps has resource value 5.',
  ],
  [
    'House Key Knuckles',
    'Errata Slip',
    'No. Errata Slip cancels an attack without a fear side, and House Key Knuckles has a fear side.',
  ],
  ['Duck, Obviously', 'Second Thoughts', 'No. Second Thoughts cancels an attack, and Duck, Obviously is a reaction.'],
  ['My Hand Slipped', 'Same Flinch', 'Yes. Same Flinch makes up for all of it: nothing is lost.'],
  ['Mob of One', 'Already Happened', 'Yes. Already Happened cancels its triggered effect: nothing is lost.'],
  [
    'Identical Haymaker',
    'Interrupt Yourself',
    'Yes. Interrupt Yourself cancels it, and you lose 1 cerebrium.',
    { answerSide: 'fear' },
  ],
  [
    'Down the Cellar Steps',
    'Duck, Obviously',
    'No. Duck, Obviously cannot answer Down the Cellar Steps: at least 1 corpus and 1 cerebrium must be left after paying.',
    { corpus: 3 },
  ],
  [
    'Cult of Me',
    'Not Today',
    'No. Not Today cancels an attack with resource value 3 or less, and Cult of Me has resource value 6.',
    { answerSide: 'fear' },
  ],
  ['Down the Cellar Steps', 'Scar Tissue', 'No. Scar Tissue is a state, and only a reaction answers.'],
])('%s, answered with %s', (played, answer, sentence, changed) => {
  expect(answerTo(played, answer, changed)).toBe(sentence);
});

test('says what the answer costs, what happens without it, and whether fear would help', () => {
  expect(settled('Down the Cellar Steps', 'Duck, Obviously').notes).toEqual([
    'It costs you 3 corpus (20 → 17).',
    'Without Duck, Obviously, you lose 9 corpus.',
  ]);
  expect(settled('Down the Cellar Steps', 'Same Flinch', { corpus: 12 }).notes).toEqual([
    'Without Same Flinch, you lose 9 corpus and become afraid.',
  ]);
  expect(settled('Down the Cellar Steps', 'Same Flinch', { corpus: 9 }).notes).toEqual([
    'Without Same Flinch, you lose 9 corpus and die.',
  ]);
  expect(settled('All Afternoon', 'Duck, Obviously').notes).toContain('X is 3 here.');
  expect(settled('Coin-Operated Fist', 'Duck, Obviously').notes).toContain('Each gamble results in 2 here.');
  expect(settled('Identical Haymaker', 'Interrupt Yourself').notes).toContain(
    'If you are afraid, its fear side can: Interrupt Yourself cancels it, and you lose 1 cerebrium.',
  );
});

test('tells the steps in order, each with the definition of a term and the anchor of its rule', () => {
  const { steps } = settled('Down the Cellar Steps', 'Duck, Obviously');
  expect(steps.map(({ sentence }) => sentence)).toEqual([
    'Twice plays Down the Cellar Steps at you.',
    'Twice pays 2 ticks and 3 corpus.',
    'You react with Duck, Obviously.',
    'You pay 3 corpus.',
    'All have passed in a row: the stem resolves from the top.',
    'Duck, Obviously resolves.',
    'You cancel Down the Cellar Steps.',
    'Duck, Obviously goes to your memories.',
  ]);
  expect(steps.map(({ term }) => term && glossary[term].definition)).not.toContain(undefined);
});

test('says the price in full, who dies, and what cannot be paid', () => {
  expect(settled('Identical Haymaker', 'Human Shield, Yours').notes).toContain(
    'It costs you 3 corpus (20 → 17) and 2 ideas.',
  );
  expect(
    settled('Chandelier Moment', 'Same Flinch', { playedSide: 'fear', corpus: 8, theirCorpus: 10 }).notes,
  ).toContain('Without Same Flinch, you lose 8 corpus and die. All die at once, and Twice wins.');
  expect(settled('Cold Sweat', 'Second Thoughts', { theirCerebrium: 5 }).notes).toContain(
    'Twice cannot pay 2 cerebrium.',
  );
  expect(settled('Better Haircut', 'Selective Hearing').notes).toContain('It costs you 2 memories.');
  expect(settled('Ghostwriter', 'Not Me, Him').notes).toContain('Ghostwriter resolves Down the Cellar Steps here.');
});

test('says when a card can cancel your own attack, so that a reaction to it finds nothing', () => {
  expect(settled('Human Shield, Yours', 'Duck, Obviously').notes).toContain(
    'It can answer your own attack: Duck, Obviously cancels your Identical Haymaker: nothing is lost.',
  );
  expect(settled('Same Flinch', 'Duck, Obviously').notes).toEqual([]);
  expect(settled('Wrong Corridor', 'Duck, Obviously').notes).toEqual([
    'It can answer your own attack: it depends on the gamble. If each result is 2: Duck, Obviously can be used, but Wrong Corridor still resolves: you lose no points.',
  ]);
});

test('does not take it for the work of your answer that a reaction turns your own attack against you', () => {
  expect(settled('Human Shield, Yours', 'Selective Hearing').notes.join(' ')).not.toMatch(/your own attack/);
  expect(answerTo('Human Shield, Yours', 'Selective Hearing', { ownAttack: true })).toBe(
    'No. Selective Hearing can be used, but Human Shield, Yours still resolves: you lose 3 corpus.',
  );
});

test('says what is chosen where the card leaves a choice', () => {
  const notes = (played: string) => settled(played, 'Same Flinch').notes;
  expect(notes('Choose Your Nightmare')).toContain('Here the card’s first option is chosen.');
  expect(notes('Every Door at Once')).toContain('Here the card’s first two options are chosen.');
  expect(notes('Which One Is Real')).toContain('Here you choose the second of the two offered.');
});

test('a card does not answer itself', () => {
  expect(answerTo('Same Flinch', 'Same Flinch')).toBe('No. Choose two cards: Same Flinch cannot answer itself.');
});

test('says what a card could answer while the other is being taken', () => {
  expect(settled('Identical Haymaker', 'Strings Attached').notes).toContain(
    'While it is being taken: Strings Attached puts it into your thoughts.',
  );
});

test('quotes the words of the card that cannot answer, with their rule', () => {
  const [refused] = settled('Better Haircut', 'Duck, Obviously').steps;
  expect(refused).toEqual({
    sentence: 'Duck, Obviously cancels a physical attack, and Better Haircut is mental.',
    see: 'disciplines',
    words: { card: cardCalled('Duck, Obviously'), persona: null, text: '[Cancel] a physical attack.' },
  });
});

test('begins with what brought a reaction or an effect about', () => {
  const first = (played: string) => settled(played, 'Already Happened').steps.find(({ term }) => term)?.sentence;
  expect(first('Human Shield, Yours')).toBe('You play Identical Haymaker at Twice.');
  expect(first('Sunk Cost')).toMatch(/^Twice plays/);
});

test.each(
  cards
    .filter(({ desire, fear }) => desire.triggered.length + (fear?.triggered.length ?? 0) > 0)
    .map(({ name }) => name),
)('brings about a triggered effect of %s', (name) => {
  const sides = (['desire', 'fear'] as const).filter(
    (side) => cards.find((card) => card.name === name)?.[side]?.triggered.length,
  );
  for (const playedSide of sides)
    expect(answerTo(name, 'Already Happened', { playedSide })).toMatch(
      /^Yes\. Already Happened cancels its (triggered|activated) effect/,
    );
});

describe('every card', () => {
  const reactions = cards.filter(({ type }) => type === 'reaction');
  // A third of the pairs: every card meets some ten reactions, and every reaction a third of the cards.
  const meet = (one: number, other: number) => (one + other) % 3 === 0;
  test.each(cards.map(({ name, id }, place) => [name, id, place] as const))(
    '%s, and every third reaction, have an answer',
    (name, played, place) => {
      for (const answer of reactions.filter(({ id }, other) => id !== played && meet(place, other))) {
        const { verdict, sentence, notes, window } = settled(name, answer.name);
        expect([verdict, sentence, ...notes].join(' ')).not.toMatch(/undefined|NaN|-\d/);
        expect(sentence).toMatch(/\.$/);
        expect(window && !isRefusal(window)).toBe(true);
      }
    },
  );
});
