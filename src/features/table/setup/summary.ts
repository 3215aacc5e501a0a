/** A saved game in a line: who plays, how far they have come, and when that was. */

import { tableOf } from '#domain/table/game.ts';
import { sayVictory } from '#domain/table/history.ts';
import { openSavedGame, type SavedGame } from '#domain/table/savedGame.ts';

export type Summary = {
  readonly clones: string;
  readonly state: string;
  readonly date: string;
  readonly isOver: boolean;
};

export function summarise(saved: SavedGame): Summary {
  const clones = saved.setup.seats.map(({ name }) => name).join(', ');
  const date = `${new Date(saved.savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`;
  const opened = openSavedGame(saved);
  if ('fault' in opened) return { clones, state: opened.fault, date, isOver: true };
  const table = tableOf(opened.game);
  const state = table.outcome ? sayVictory(table, table.outcome) : `Turn ${table.turn}.`;
  return { clones, state, date, isOver: table.outcome !== undefined };
}
