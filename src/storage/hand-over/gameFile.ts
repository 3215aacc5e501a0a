/** Writes a game to a file, and reads a file that may contain one. */

import type { HandedGame } from '#game/handedGame.ts';
import { maxFileSize } from '#game/limits.ts';
import { parseJson } from '#game/parseJson.ts';
import { readGameFile, writeGameFile } from '#game/tracker/gameFile.ts';
import { playedGameRow, readPlayed } from '../games/playedGames.ts';
import { codeFaults, type ReadCode } from './gameCode.ts';

/** In the format that `importGameFile` reads, without the revision, which concerns this device alone. */
export const writeHandedFile = ({ kind, game }: HandedGame): string =>
  kind === 'table'
    ? writeGameFile({ ...game, revision: undefined })
    : JSON.stringify({ ...playedGameRow(game), revision: undefined }, undefined, 1);

export async function importGameFile(file: Blob): Promise<ReadCode> {
  // Does not load more than the limit.
  const text = await file.slice(0, maxFileSize + 1).text();
  const data = parseJson(text);
  if (isBackup(data)) return { fault: codeFaults.backup };
  const played = hasDecisions(data) ? readPlayed(data) : undefined;
  if (played === 'newer') return { fault: codeFaults.newer };
  if (played) return { handed: { kind: 'play', game: played } };
  const read = readGameFile(text);
  return 'fault' in read ? read : { handed: { kind: 'table', game: read.saved } };
}

const has = (data: unknown, field: string): data is object =>
  typeof data === 'object' && data !== null && field in data;

/** Only files of games against the app have decisions. */
const hasDecisions = (data: unknown) => has(data, 'decisions');

const isBackup = (data: unknown) => has(data, 'format') && has(data, 'tableGames');
