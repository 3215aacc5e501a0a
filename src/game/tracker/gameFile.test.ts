import { describe, expect, test } from 'vitest';
import { deathCheck, lose, setupFor, turn } from '../../../tests/support/tableGame.ts';
import { maxFileSize } from '../limits.ts';
import { isRefusal } from '../rules/refusal.ts';
import { enter, newTrackedGame } from './game.ts';
import { readGameFile, writeGameFile } from './gameFile.ts';
import { saveGame } from './savedGame.ts';
import type { TableEvent } from './tableEvent.ts';

const gameOf = (...events: TableEvent[]) =>
  events.reduce(
    (game, event) => {
      const next = enter(game, event);
      if (isRefusal(next)) throw new Error(next.refused);
      return next;
    },
    newTrackedGame(setupFor(2)),
  );

const saved = saveGame({ id: 'abcd1234', played: 61_000.4, game: gameOf(lose(1, 2), turn('take')) }, 1000);
const faultOf = (data: unknown) => {
  const read = readGameFile(typeof data === 'string' ? data : JSON.stringify(data));
  return 'fault' in read ? read.fault : undefined;
};

test('a game is saved as its setup and its events', () => {
  expect(saved).toMatchObject({ version: 2, played: 61_000, savedAt: 1000, events: [lose(1, 2), turn('take')] });
  expect(readGameFile(writeGameFile(saved))).toEqual({ saved });
});

describe('a file that is not a valid saved game', () => {
  const notSaved = 'This file is not a saved game.';

  test.each([
    ['nothing', ''],
    ['a letter', 'Dear Sir or Madam'],
    ['null', 'null'],
    ['half a game', '{"version": 1, "id": "abcd1234"}'],
    ['a seat of nobody', { ...saved, events: [{ kind: 'lose', seat: -1, track: 'corpus', amount: 1 }] }],
    ['an unheard-of event', { ...saved, events: [{ kind: 'resurrect', seat: 0 }] }],
    ['a loss of nothing', { ...saved, events: [lose(0, 0)] }],
    ['half a point', { ...saved, events: [lose(0, 0.5)] }],
    ['an older shape', { ...saved, version: 0 }],
    ['a poisoned object', '{"__proto__": {"version": 1}}'],
  ])('%s: is rejected', (_what, data) => {
    expect(faultOf(data)).toBe(notSaved);
  });

  test('but one of a newer version is rejected with a hint to update', () => {
    expect(faultOf({ ...saved, version: 3 })).toContain('newer version of this site');
  });

  test('that is far too long is rejected without being parsed', () => {
    expect(faultOf(' '.repeat(maxFileSize + 1))).toBe('This file is too long to be a game.');
  });
});

describe('a game that breaks the rules is rejected', () => {
  test.each([
    ['at the event that does', { ...saved, events: [turn('end-turn'), deathCheck()] }, 'Its event 2 breaks the rules.'],
    ['in what was taken back', { ...saved, undone: [deathCheck()] }, 'Its event 3 breaks the rules.'],
    ['in a seat that is not there', { ...saved, events: [lose(3, 1)] }, 'Its event 1 breaks the rules.'],
    ['in its setup', { ...saved, setup: { ...saved.setup, first: 3 } }, 'Choose who goes first.'],
  ])('%s', (_where, data, sentence) => {
    expect(faultOf(data)).toContain(sentence);
  });
});
