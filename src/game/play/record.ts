/** How one person has done against the app, from the finished games that a device keeps. */

import type { AppLevel, PlayedGame } from './playedGame.ts';

export type Tally = { readonly played: number; readonly won: number };

export type GameRecord = {
  readonly all: Tally;
  /** By the highest level in the game. */
  readonly levels: ReadonlyMap<AppLevel, Tally>;
  /** By the slug of the person's persona; games without one are under "". */
  readonly personas: ReadonlyMap<string, Tally>;
  /** By the id of each set in the game. */
  readonly sets: ReadonlyMap<number, Tally>;
  /** The most games of one Grudge Match; 0 without one. */
  readonly longestGrudge: number;
};

const levels: readonly AppLevel[] = ['hard', 'normal', 'easy'];

/** Leaves out games of several persons, and the guided game, whose cards are laid out. */
const counts = ({ players, setup, winners }: PlayedGame): boolean =>
  winners !== undefined && setup.head === undefined && players.filter(({ kind }) => kind === 'person').length === 1;

export function recordOf(games: readonly PlayedGame[]): GameRecord {
  const ended = games.filter(counts);
  const seatOf = ({ players }: PlayedGame) => players.findIndex(({ kind }) => kind === 'person');
  const tally = (some: readonly PlayedGame[]): Tally => ({
    played: some.length,
    won: some.filter((game) => game.winners?.includes(seatOf(game))).length,
  });
  function by<Key>(keysOf: (game: PlayedGame) => readonly Key[]): Map<Key, Tally> {
    const keys = new Set(ended.flatMap(keysOf));
    return new Map([...keys].map((key) => [key, tally(ended.filter((game) => keysOf(game).includes(key)))]));
  }
  const levelOf = ({ players }: PlayedGame) =>
    levels.filter((level) => players.some((player) => player.kind === 'app' && player.level === level)).slice(0, 1);
  const lengths = ended.map(({ grudge }) => (grudge ? grudge.reduce((sum, won) => sum + won, 1) : 0));
  return {
    all: tally(ended),
    levels: by(levelOf),
    personas: by((game) => [game.setup.seats[seatOf(game)]?.persona ?? '']),
    sets: by(({ setup }) => setup.sets),
    longestGrudge: Math.max(0, ...lengths),
  };
}
