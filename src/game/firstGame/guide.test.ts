/** The guided game runs on the rules engine and reaches the states that the script gives. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { newGame } from '../engine/newGame.ts';
import { printed } from '../engine/printedCard.ts';
import { compileBook } from '../language/compileBook.ts';
import { decide, type Position } from '../play/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { guidedBeats, guidedSetup } from './guide.ts';
import { firstGame } from './script.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const beats = guidedBeats(book);

test('each step of the script leads to its state', () => {
  let position: Position = { ...newGame(book, guidedSetup), decisions: [] };
  for (const [step, { state: wanted, label }] of firstGame.entries()) {
    for (const { decision } of beats.filter((beat) => beat.step === step)) {
      const next = decide(book, position, decision, 'asked');
      if (isRefusal(next)) throw new Error(next.refused);
      position = next;
    }
    const { seats, headspace, head } = position.state;
    const [you, other] = seats.map(({ corpus, cerebrium, thoughts }) => ({
      corpus: corpus.real,
      cerebrium: cerebrium.real,
      thoughts: thoughts.map(printed),
    }));
    const ideas = headspace.flatMap((slot) => slot?.card ?? []).toSorted();
    expect({ you, other, headspace: ideas, head: head.length }, label).toEqual({
      ...wanted,
      headspace: wanted.headspace.toSorted(),
    });
  }
});

test('the reader is asked in each of their half-turns and whenever they may react', () => {
  expect(
    beats.filter(({ asked }) => asked).map(({ step, decision }) => `${firstGame[step]?.label} ${decision.do}`),
  ).toEqual(['1 take', '2 react', '3a play', '3b take', '4b pass', '5a play', '5a choose', '5b take', '6 pass']);
});

test.each(firstGame)('step $label describes its decision in at most 25 words', ({ decision }) => {
  expect(decision.split(/\s+/).length).toBeLessThanOrEqual(25);
});
