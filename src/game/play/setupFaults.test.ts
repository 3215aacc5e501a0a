/** A game from elsewhere is checked before it is offered: its sets, cards, personas and players. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '../language/compileBook.ts';
import { newGuidedGame, type PlayedGame } from './playedGame.ts';
import { setupFaultOf } from './setupFaults.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const game: PlayedGame = {
  ...newGuidedGame(book.edition),
  setup: { seats: [{ name: 'Original' }, { name: 'Twin', persona: 'wick' }], sets: [1, 2], modules: [], seed: 7 },
};
const withSetup = (change: Partial<PlayedGame['setup']>): PlayedGame => ({
  ...game,
  setup: { ...game.setup, ...change },
});

test('a game that the app deals, and the first game, can be taken over', () => {
  expect(setupFaultOf(book, game)).toBeUndefined();
  expect(setupFaultOf(book, newGuidedGame(book.edition))).toBeUndefined();
});

test.each([
  ['a set that does not exist', withSetup({ sets: [1, 99] })],
  ['a card that does not exist', withSetup({ head: [104, 9999] })],
  ['a persona that does not exist', withSetup({ seats: [{ name: 'Original', persona: 'nobody' }, { name: 'Twin' }] })],
])('H20: refuses %s', (_what, wrong) => {
  expect(setupFaultOf(book, wrong)).toMatch(/does not have/);
});

test.each([
  ['no sets', withSetup({ sets: [] })],
  ['the same set twice', withSetup({ sets: [1, 1] })],
  ['a first player who does not sit at the table', withSetup({ first: 3 })],
  ['the same card twice in the head', withSetup({ head: [104, 104] })],
  ['two clones with one name', withSetup({ seats: [{ name: 'Original' }, { name: 'original' }] })],
  ['no person', { ...game, players: game.players.map(() => ({ kind: 'app', level: 'easy' }) as const) }],
])('H20: refuses a setup with %s', (_what, wrong) => {
  expect(setupFaultOf(book, wrong)).toMatch(/against the rules/);
});
