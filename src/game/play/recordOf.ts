/** What the results of one person add up to, which only the record shows. */

import type { AppLevel } from './playedGame.ts';
import type { FinishedGame } from './record.ts';

export type Tally = { readonly played: number; readonly won: number };

export type Opponent = Tally & {
  /** Whether each game was won, oldest first. */
  readonly results: readonly boolean[];
  /** The card that decided the last game which a card decided. */
  readonly killedBy: number | undefined;
};

export type GameRecord = {
  readonly all: Tally;
  readonly levels: ReadonlyMap<AppLevel, Tally>;
  /** By slug; games without a persona are under "". */
  readonly personas: ReadonlyMap<string, Tally>;
  /** By the id of each set in the game. */
  readonly sets: ReadonlyMap<number, Tally>;
  /** By slug. */
  readonly opponents: ReadonlyMap<string, Opponent>;
  /** The most games of one Grudge Match; 0 without one. */
  readonly longestGrudge: number;
};

const tally = (games: readonly FinishedGame[]): Tally => ({
  played: games.length,
  won: games.filter(({ won }) => won).length,
});

export function recordOf(games: readonly FinishedGame[]): GameRecord {
  function by<Key>(keysOf: (game: FinishedGame) => readonly Key[]): Map<Key, Tally> {
    const keys = new Set(games.flatMap(keysOf));
    return new Map([...keys].map((key) => [key, tally(games.filter((game) => keysOf(game).includes(key)))]));
  }
  return {
    all: tally(games),
    levels: by(({ level }) => [level]),
    personas: by(({ persona }) => [persona]),
    sets: by(({ sets }) => sets),
    opponents: new Map(
      [...new Set(games.flatMap(({ against = [] }) => against))].map((slug) => {
        const ofThem = games.filter(({ against = [] }) => against.includes(slug));
        const killedBy = ofThem.flatMap((game) => game.killedBy ?? []).at(-1);
        return [slug, { ...tally(ofThem), results: ofThem.map(({ won }) => won), killedBy }];
      }),
    ),
    longestGrudge: games.reduce((most, { grudge }) => Math.max(most, grudge), 0),
  };
}
