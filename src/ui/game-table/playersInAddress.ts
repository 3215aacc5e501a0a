/** Who decides for each seat, in the query of a link to a moment of a game: `players=person,hard`. */

import type { GameSetup } from '#game/engine/newGame.ts';
import type { AppLevel, Player } from '#game/play/playedGame.ts';

const name = 'players';
const levels: readonly AppLevel[] = ['easy', 'normal', 'hard'];

export const playersQuery = (players: readonly Player[]): string =>
  `${name}=${players.map((player) => (player.kind === 'person' ? player.kind : player.level)).join(',')}`;

/**
 * If the query does not say it, the reader decides for the seat that is called “You”, or else for the first one, and a
 * normal opponent for the others.
 */
export function playersIn(query: string, { seats }: Pick<GameSetup, 'seats'>): readonly Player[] {
  const words = new URLSearchParams(query).get(name)?.split(',') ?? [];
  const players = words.flatMap((word): Player[] => {
    const level = levels.find((own) => own === word);
    return word === 'person' ? [{ kind: word }] : level ? [{ kind: 'app', level }] : [];
  });
  if (players.length === seats.length && players.some(({ kind }) => kind === 'person')) return players;
  const you = seats.findIndex((seat) => seat.name === 'You');
  return seats.map((_, seat) => (seat === Math.max(0, you) ? { kind: 'person' } : { kind: 'app', level: 'normal' }));
}
