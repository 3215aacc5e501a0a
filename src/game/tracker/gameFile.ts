/** Reads and writes a game as a file. */

import { maxEvents, maxFileSize } from '../limits.ts';
import { parseJson } from '../parseJson.ts';
import { isFromNewerVersion, openSavedGame, type SavedGame, savedGameSchema } from './savedGame.ts';

export type ReadGame = { readonly saved: SavedGame } | { readonly fault: string };

/** Reads a file that should contain a game. A fault is a sentence for the user. */
export function readGameFile(text: string): ReadGame {
  if (text.length > maxFileSize) return { fault: tooLong };
  const data = parseJson(text);
  if (isTooLong(data)) return { fault: tooLong };
  const parsed = savedGameSchema.safeParse(data);
  if (!parsed.success) return { fault: faultOf(data) };
  const opened = openSavedGame(parsed.data);
  return 'fault' in opened ? { fault: `This file is not a valid game. ${opened.fault}` } : { saved: parsed.data };
}

const tooLong = 'This file is too long to be a game.';

/** Before its events are checked one by one. */
const isTooLong = (data: unknown): boolean => {
  const { events = [], undone = [] } = { ...(data as { events?: unknown[]; undone?: unknown[] } | undefined) };
  return events.length + undone.length > maxEvents;
};

const faultOf = (data: unknown): string =>
  isFromNewerVersion(data)
    ? 'This game was saved by a newer version of this site. Refresh, and open it again.'
    : 'This file is not a saved game.';

/** The text of a file that `readGameFile` reads. */
export const writeGameFile = (saved: SavedGame): string => JSON.stringify(saved, undefined, 1);
