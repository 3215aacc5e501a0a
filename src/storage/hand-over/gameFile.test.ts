import { expect, test } from 'vitest';
import type { HandedGame } from '#game/handedGame.ts';
import { maxFileSize } from '#game/limits.ts';
import { newGuidedGame } from '#game/play/playedGame.ts';
import { saveGame } from '#game/tracker/savedGame.ts';
import { longGame } from '../../../tests/support/tableTaps.ts';
import { writeBackup } from '../backup/backup.ts';
import { codeFaults } from './gameCode.ts';
import { importGameFile, writeHandedFile } from './gameFile.ts';

const handed: readonly HandedGame[] = [
  { kind: 'table', game: saveGame({ id: 'abcd1234', played: 5000, game: longGame(20) }, 1000) },
  { kind: 'play', game: { ...newGuidedGame('a1'), id: 'game1', decisions: [{ do: 'take', slot: 1 }] } },
];

const fileOf = (text: string) => new Blob([text]);

test.each(handed)('a $kind game round-trips through its file', async (game) => {
  expect(await importGameFile(fileOf(writeHandedFile(game)))).toMatchObject({ handed: game });
});

test('rejects a backup, with a message that says where to restore it', async () => {
  const nothing = {
    tableGames: [],
    playedGames: [],
    finishedGames: [],
    grudges: [],
    recentSearches: [],
    savedSearches: [],
    dismissals: [],
    changes: [],
  };
  const backup = writeBackup({ ...nothing, settings: {}, readingPosition: undefined, lastSearch: undefined });
  expect(await importGameFile(fileOf(backup))).toEqual({ fault: codeFaults.backup });
});

test.each([
  ['a letter', 'Dear Sir', 'This file is not a saved game.'],
  ['a game of a newer edition', '{ "version": 99, "decisions": [] }', codeFaults.newer],
  ['a text that is far too long', ' '.repeat(maxFileSize + 1), 'This file is too long to be a game.'],
])('%s is rejected with a message', async (_what, text, fault) => {
  expect(await importGameFile(fileOf(text))).toEqual({ fault });
});
