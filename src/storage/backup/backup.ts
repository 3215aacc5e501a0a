/** All data that the site stores for the user, as one value and as one file. docs/backup.md describes the file. */

import { z } from 'zod/mini';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import type { GrudgeResult } from '#game/grudge/result.ts';
import { parseJson } from '#game/parseJson.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { FinishedGame } from '#game/play/record.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import type { LastSearch, SavedSearch } from '#search/lastSearch.ts';
import { game } from '#site/gameName.ts';
import { changesSchema } from '../changes/seenTexts.ts';
import type { TextChange } from '../changes/textChanges.ts';
import type { SiteDatabase } from '../database.ts';
import { dismissalSchema, mostDismissals } from '../flashes/flashDismissals.ts';
import { readFinished } from '../games/finishedGames.ts';
import { playedGameRow, readPlayed } from '../games/playedGames.ts';
import { readSavedGameRow } from '../games/savedGames.ts';
import { readGrudgeResult } from '../grudges/grudgeResults.ts';
import { readingPositionSchema } from '../reading/readingPosition.ts';
import { lastSearchSchema, recentSearchesSchema } from '../searches/lastSearch.ts';
import { savedSearchesSchema } from '../searches/savedSearches.ts';

/**
 * The settings in local storage that belong to the user. Those of the device are excluded: whether card images are
 * stored, whether the browser was asked to protect them, and the answer to the install prompt.
 */
export const settingKeys = ['theme', 'textSize', 'table', 'play'] as const;
export type SettingKey = (typeof settingKeys)[number];

export type Remembered = {
  readonly tableGames: readonly SavedGame[];
  readonly playedGames: readonly PlayedGame[];
  readonly finishedGames: readonly FinishedGame[];
  readonly grudges: readonly GrudgeResult[];
  /** Raw values from local storage, validated by the code that reads each one. */
  readonly settings: Readonly<Partial<Record<SettingKey, string>>>;
  readonly readingPosition: SectionAnchor | undefined;
  readonly lastSearch: LastSearch | undefined;
  /** Newest first. */
  readonly recentSearches: readonly LastSearch[];
  /** Named by the user; pinned ones first. */
  readonly savedSearches: readonly SavedSearch[];
  readonly dismissals: readonly SiteDatabase['flashDismissals']['value'][];
  readonly changes: readonly TextChange[];
};

const format = `${game}-backup`;

/** Increase it when older versions of the site cannot read the new format. */
const version = 1;

/** In characters: about a hundred times the size of a full set of games. */
export const maxBackupSize = 20_000_000;

const labelSchema = z.object({ format: z.literal(format), version: z.int().check(z.positive()) });

const setting = z.exactOptional(z.string().check(z.maxLength(500)));
const backupSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  // Validated below, by the functions that read the rows of their stores.
  tableGames: z.array(z.unknown()),
  playedGames: z.array(z.unknown()),
  // Earlier editions did not keep them.
  finishedGames: z._default(z.array(z.unknown()), []),
  grudges: z._default(z.array(z.unknown()), []),
  settings: z.object({ theme: setting, textSize: setting, table: setting, play: setting }),
  // A later edition may have dropped the section.
  readingPosition: z.optional(z.unknown()),
  lastSearch: z.optional(lastSearchSchema),
  recentSearches: recentSearchesSchema,
  savedSearches: savedSearchesSchema,
  dismissals: z.array(dismissalSchema).check(z.maxLength(mostDismissals)),
  changes: changesSchema,
});

export const writeBackup = (remembered: Remembered): string =>
  JSON.stringify(
    { format, version, ...remembered, playedGames: remembered.playedGames.map(playedGameRow) },
    undefined,
    1,
  );

export type ReadBackup = { readonly remembered: Remembered } | { readonly fault: string };

const faults = {
  long: 'This file is too long to be a backup.',
  wrong: 'This file is not a backup of this site.',
  newer: 'This backup was made by a newer version of this site. Update the site first, then restore it.',
  damaged: 'This backup is damaged. None of it has been restored.',
} as const;

/** Reads a file that may be a backup. If any part but the reading position is invalid, rejects it with a message. */
export function readBackup(text: string): ReadBackup {
  if (text.length > maxBackupSize) return { fault: faults.long };
  const file = parseJson(text);
  if (file === undefined) return { fault: text.includes(format) ? faults.damaged : faults.wrong };
  const label = labelSchema.safeParse(file).data;
  if (!label) return { fault: faults.wrong };
  if (label.version > version) return { fault: faults.newer };
  const { data } = backupSchema.safeParse(file);
  if (!data) return { fault: faults.damaged };
  const tableGames = readGames(data.tableGames, readSavedGameRow);
  const playedGames = readGames(data.playedGames, readPlayed);
  if (tableGames === 'newer' || playedGames === 'newer') return { fault: faults.newer };
  if (!tableGames || !playedGames) return { fault: faults.damaged };
  const finishedGames = data.finishedGames.flatMap(readFinished);
  if (finishedGames.length < data.finishedGames.length) return { fault: faults.damaged };
  const grudges = data.grudges.flatMap(readGrudgeResult);
  if (grudges.length < data.grudges.length) return { fault: faults.damaged };
  const { settings, lastSearch, recentSearches, savedSearches, dismissals } = data;
  const readingPosition = readingPositionSchema.safeParse(data.readingPosition).data;
  const changes = data.changes as readonly TextChange[];
  return {
    remembered: {
      tableGames,
      playedGames,
      finishedGames,
      grudges,
      settings,
      readingPosition,
      lastSearch,
      recentSearches,
      savedSearches,
      dismissals,
      changes,
    },
  };
}

/** Returns all games; `undefined` if one is invalid, or two have the same id. */
function readGames<Game extends { readonly id: string }>(
  rows: readonly unknown[],
  read: (row: unknown) => Game | 'newer' | undefined,
): readonly Game[] | 'newer' | undefined {
  const games: Game[] = [];
  for (const row of rows) {
    const game = read(row);
    if (game === 'newer' || !game) return game;
    games.push(game);
  }
  return new Set(games.map(({ id }) => id)).size === games.length ? games : undefined;
}
