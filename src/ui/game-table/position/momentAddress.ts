/** The query of a link to a moment of a game: `players=person,hard&show=120&game=k3x9`. */

import type { GameSetup } from '#game/engine/newGame.ts';
import type { AppLevel, Player } from '#game/play/playedGame.ts';

export type Moment = {
  /** Who decides for each seat. */
  readonly players: readonly Player[];
  /** The review of the game, or the number of decisions before the moment that is shown first. By default, the last. */
  readonly show?: 'review' | number | undefined;
  /** Id of the game on this device that the reader comes from, and goes back to. */
  readonly game?: string | undefined;
};

const levels: readonly AppLevel[] = ['easy', 'normal', 'hard'];

export function momentQuery({ players, show, game }: Moment): string {
  const words = players.map((player) => (player.kind === 'person' ? player.kind : player.level));
  return `players=${words.join(',')}${show === undefined ? '' : `&show=${show}`}${game === undefined ? '' : `&game=${game}`}`;
}

export function momentIn(query: string, setup: Pick<GameSetup, 'seats'>): Moment {
  const search = new URLSearchParams(query);
  const show = search.get('show') ?? '';
  return {
    players: playersIn(search.get('players') ?? '', setup),
    show: show === 'review' ? show : /^\d+$/.test(show) ? Number(show) : undefined,
    game: search.get('game') ?? undefined,
  };
}

/**
 * If the words do not say it, the reader decides for the seat that is called “You”, or else for the first one, and a
 * normal opponent for the others.
 */
function playersIn(words: string, { seats }: Pick<GameSetup, 'seats'>): readonly Player[] {
  const players = words.split(',').flatMap((word): Player[] => {
    const level = levels.find((own) => own === word);
    return word === 'person' ? [{ kind: word }] : level ? [{ kind: 'app', level }] : [];
  });
  if (players.length === seats.length && players.some(({ kind }) => kind === 'person')) return players;
  const you = seats.findIndex((seat) => seat.name === 'You');
  return seats.map((_, seat) => (seat === Math.max(0, you) ? { kind: 'person' } : { kind: 'app', level: 'normal' }));
}

/** The seat whose view is shown. */
export const readerOf = ({ players }: Moment): number => players.findIndex(({ kind }) => kind === 'person');
