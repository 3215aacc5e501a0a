import { expect, test } from 'vitest';
import { lose, setupFor, turn } from '../../../tests/support/tableGame.ts';
import { newTrackedGame, tableOf } from './game.ts';
import { openSavedGame, savedGameSchema, saveGame } from './savedGame.ts';

test('undone events are restored, to be redone', () => {
  const saved = saveGame({ id: 'abcd1234', played: 0, game: newTrackedGame(setupFor(2)) }, 1000);
  const opened = openSavedGame({ ...saved, undone: [turn('take'), lose(1, 2)] });
  if ('fault' in opened) throw new Error(opened.fault);
  expect(opened.game.undone).toEqual([turn('take'), lose(1, 2)]);
});

test('a game of version 1 is read without the steps of its turns', () => {
  const { version: _, ...saved } = saveGame({ id: 'abcd1234', played: 0, game: newTrackedGame(setupFor(2)) }, 1000);
  const kinds = ['start-main', 'take', 'start-end', 'forget-to-limit', 'end-turn', 'start-main'];
  const read = savedGameSchema.parse({ ...saved, version: 1, events: kinds.map((kind) => ({ kind })) });
  const opened = openSavedGame(read);
  if ('fault' in opened) throw new Error(opened.fault);
  expect(opened.game.steps.map(({ event }) => event.kind)).toEqual(['take', 'end-turn']);
  expect(tableOf(opened.game)).toMatchObject({ turn: 2, active: 1 });
});
