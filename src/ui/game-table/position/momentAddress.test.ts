/** A link to a moment of a game says who decides for each seat, so that a copy has the same opponents. */

import { expect, test } from 'vitest';
import type { Player } from '#game/play/playedGame.ts';
import { type Moment, momentIn, momentQuery, readerOf } from './momentAddress.ts';

const seats = [{ name: 'Wick' }, { name: 'You' }, { name: 'Twice' }];
const usual: readonly Player[] = [
  { kind: 'app', level: 'normal' },
  { kind: 'person' },
  { kind: 'app', level: 'normal' },
];
const players: readonly Player[] = [{ kind: 'app', level: 'hard' }, { kind: 'app', level: 'easy' }, { kind: 'person' }];

test('persons, the levels of the app, the moment and the game it came from are the same when read again', () => {
  for (const moment of [
    { players },
    { players, show: 120 },
    { players, show: 'review', game: 'k3x9' },
  ] satisfies Moment[])
    expect(momentIn(momentQuery(moment), { seats })).toEqual({ show: undefined, ...moment });
  expect(readerOf({ players })).toBe(2);
});

test('a link that does not say it has the reader at “You”, or in the first seat, against normal opponents', () => {
  for (const query of ['', 'players=', 'players=person,hard', 'players=hard,hard,hard', 'players=person,mean,hard'])
    expect(momentIn(query, { seats })).toEqual({ players: usual });
  expect(readerOf(momentIn('show=-1', { seats: [{ name: 'A' }, { name: 'B' }] }))).toBe(0);
});
