import { expect, test } from 'vitest';
import { lose, setupFor, turn } from '../../../tests/support/tableGame.ts';
import { newTrackedGame } from './game.ts';
import { openSavedGame, saveGame } from './savedGame.ts';

test('undone events are restored, to be redone', () => {
  const saved = saveGame({ id: 'abcd1234', played: 0, game: newTrackedGame(setupFor(2)) }, 1000);
  const opened = openSavedGame({ ...saved, undone: [turn('start-main'), lose(1, 2)] });
  if ('fault' in opened) throw new Error(opened.fault);
  expect(opened.game.undone).toEqual([turn('start-main'), lose(1, 2)]);
});
