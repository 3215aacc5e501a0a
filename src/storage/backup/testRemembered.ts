/** Data that a device may remember, for the tests of backups. */

import { newGuidedGame, type PlayedGame } from '#game/play/playedGame.ts';
import type { FinishedGame } from '#game/play/record.ts';
import { startingNumbers } from '#game/rules/setup.ts';
import { newTrackedGame } from '#game/tracker/game.ts';
import { type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import type { Remembered } from './backup.ts';

export const nothing: Remembered = {
  tableGames: [],
  playedGames: [],
  finishedGames: [],
  grudges: [],
  settings: {},
  readingPosition: undefined,
  lastSearch: undefined,
  recentSearches: [],
  savedSearches: [],
  dismissals: [],
  changes: [],
};

const start = startingNumbers(undefined, []);
const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, start }));

export const tableGame = (id: string, savedAt = 1, clones = 2): SavedGame =>
  saveGame({ id, played: 5, game: newTrackedGame({ seats: seats.slice(0, clones), first: 0, modules: [] }) }, savedAt);

export const playedGame = (id: string, changed = 1): PlayedGame => ({ ...newGuidedGame('a1'), id, changed });

export const finishedGame = (id: string, won = true): FinishedGame => ({
  id,
  won,
  level: 'easy',
  persona: '',
  sets: [1, 2],
  grudge: 0,
});
