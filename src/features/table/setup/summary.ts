/** One-line summary of a saved game: its clones and its progress. */

import { sayStanding } from '#game/standing.ts';
import { tableOf } from '#game/tracker/game.ts';
import { sayVictory } from '#game/tracker/history.ts';
import { openSavedGame, type SavedGame } from '#game/tracker/savedGame.ts';

export type Summary = {
  readonly clones: string;
  readonly state: string;
  readonly isOver: boolean;
};

export function summarise(saved: SavedGame): Summary {
  const clones = saved.setup.seats.map(({ name }) => name).join(', ');
  const opened = openSavedGame(saved);
  if ('fault' in opened) return { clones, state: opened.fault, isOver: true };
  const table = tableOf(opened.game);
  const state = table.outcome
    ? sayVictory(table, table.outcome)
    : sayStanding(
        table.turn,
        table.clones.map(({ name, corpus }) => ({ name, corpus: corpus.real })),
      );
  return { clones, state, isOver: table.outcome !== undefined };
}
