/** The file of a backup; a file that is not a backup is rejected. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBackup, settingKeys, writeBackup } from './backup.ts';
import { finishedGame, nothing, playedGame, tableGame } from './testRemembered.ts';

const faultOf = (text: string) => {
  const read = readBackup(text);
  return 'fault' in read ? read.fault : undefined;
};

describe('a file is rejected', () => {
  const backup = () => ({ ...JSON.parse(writeBackup({ ...nothing, tableGames: [tableGame('game')] })) });

  test.each<[string, () => string, RegExp]>([
    ['that is no JSON', () => 'Dear diary', /is not a backup of this site/],
    ['of something else', () => '{"name":"x"}', /is not a backup of this site/],
    ['that holds one game', () => JSON.stringify(tableGame('game')), /is not a backup of this site/],
    ['of a version that never was', () => JSON.stringify({ ...backup(), version: 0 }), /is not a backup of this site/],
    ['of a newer version', () => JSON.stringify({ ...backup(), version: 2 }), /newer version.*Update the site first/],
    [
      'with a game of a newer version',
      () => JSON.stringify({ ...backup(), playedGames: [{ ...playedGame('game'), version: 99 }] }),
      /newer version/,
    ],
    ['that was cut off', () => writeBackup(nothing).slice(0, -9), /damaged/],
    ['with a part missing', () => JSON.stringify({ ...backup(), changes: undefined }), /damaged/],
    [
      'with a game that breaks the rules',
      () =>
        JSON.stringify({
          ...backup(),
          tableGames: [{ ...tableGame('game'), events: [{ kind: 'lose-paranoia', seat: 0, amount: 1 }] }],
        }),
      /damaged/,
    ],
    [
      'with a result that is none',
      () => JSON.stringify({ ...backup(), finishedGames: [{ ...finishedGame('game'), won: 'nearly' }] }),
      /damaged/,
    ],
    [
      'with two games of one id',
      () => JSON.stringify({ ...backup(), tableGames: [tableGame('game'), tableGame('game', 2)] }),
      /damaged/,
    ],
    ['that is far too long', () => ' '.repeat(20_000_001), /too long/],
  ])('%s, with a message', (_what, text, sentence) => {
    expect(faultOf(text())).toMatch(sentence);
  });

  test('without an exception, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(faultOf(JSON.stringify(value))).toBeDefined();
        expect(faultOf(JSON.stringify({ ...backup(), tableGames: value, settings: value }))).toBeDefined();
      }),
    );
  });
});

test('reads a backup of an edition that kept no results of games', () => {
  const text = JSON.stringify({ ...JSON.parse(writeBackup(nothing)), finishedGames: undefined });
  expect(readBackup(text)).toEqual({ remembered: nothing });
});

test('skips a reading position that this edition has dropped, and restores the rest', () => {
  const text = JSON.stringify({ ...JSON.parse(writeBackup(nothing)), readingPosition: 'dropped' });
  expect(readBackup(text)).toEqual({ remembered: nothing });
});

test('every part of the file is documented', () => {
  const documented = readFileSync('docs/backup.md', 'utf8');
  for (const key of [...Object.keys(JSON.parse(writeBackup(nothing))), ...Object.keys(nothing), ...settingKeys])
    expect(documented).toContain(`\`${key}\``);
});
