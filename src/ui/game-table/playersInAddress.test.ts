/** A link to a moment of a game says who decides for each seat, so that a copy has the same opponents. */

import { expect, test } from 'vitest';
import type { Player } from '#game/play/playedGame.ts';
import { playersIn, playersQuery } from './playersInAddress.ts';

const seats = [{ name: 'Wick' }, { name: 'You' }, { name: 'Twice' }];
const usual: readonly Player[] = [
  { kind: 'app', level: 'normal' },
  { kind: 'person' },
  { kind: 'app', level: 'normal' },
];

test('persons and the levels of the app are the same when read again', () => {
  const players: readonly Player[] = [
    { kind: 'app', level: 'hard' },
    { kind: 'app', level: 'easy' },
    { kind: 'person' },
  ];
  expect(playersIn(playersQuery(players), { seats })).toEqual(players);
});

test('a link that does not say it has the reader at “You”, or in the first seat, against normal opponents', () => {
  for (const query of ['', 'players=', 'players=person,hard', 'players=hard,hard,hard', 'players=person,mean,hard'])
    expect(playersIn(query, { seats })).toEqual(usual);
  expect(playersIn('', { seats: [{ name: 'A' }, { name: 'B' }] })[0]).toEqual({ kind: 'person' });
});
