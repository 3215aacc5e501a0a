/** Merges a backup into the data of a device. */

import { mostGames } from '#game/limits.ts';
import { mostRecentSearches } from '#search/lastSearch.ts';
import { mostChanges, type TextChange } from '../changes/textChanges.ts';
import { mostDismissals } from '../flashes/flashDismissals.ts';
import { newestFirst } from '../games/gameStore.ts';
import { mostSavedSearches } from '../searches/savedSearches.ts';
import type { Remembered } from './backup.ts';

/**
 * Merges lists. Of two different games with the same id both are kept, the backup’s under a new id; over the limit, the
 * oldest games are dropped. For single values, such as a setting or the reading position, the backup’s wins.
 */
export function mergeBackup(here: Remembered, backup: Remembered, newId: () => string): Remembered {
  return {
    tableGames: mergeGames(here.tableGames, backup.tableGames, newId)
      .sort(newestFirst(({ savedAt }) => savedAt))
      .slice(0, mostGames),
    playedGames: mergeGames(here.playedGames, backup.playedGames, newId)
      .sort(newestFirst(({ changed }) => changed))
      .slice(0, mostGames),
    finishedGames: unite(here.finishedGames, backup.finishedGames, ({ id }) => id),
    // Of a day, a solution counts more than none.
    grudges: unite(
      [...here.grudges, ...backup.grudges].filter(({ solved }) => solved),
      [...here.grudges, ...backup.grudges],
      ({ day }) => day,
    ),
    settings: { ...here.settings, ...backup.settings },
    readingPosition: backup.readingPosition ?? here.readingPosition,
    lastSearch: backup.lastSearch ?? here.lastSearch,
    recentSearches: unite(here.recentSearches, backup.recentSearches, ({ search }) => search).slice(
      0,
      mostRecentSearches,
    ),
    savedSearches: unite(here.savedSearches, backup.savedSearches, ({ search }) => search)
      .sort((a, b) => Number(b.isPinned) - Number(a.isPinned))
      .slice(0, mostSavedSearches),
    dismissals: unite(here.dismissals, backup.dismissals, ({ id }) => id)
      .sort((a, b) => b.dismissedAt - a.dismissedAt)
      .slice(0, mostDismissals),
    changes: mergeChanges(here.changes, backup.changes).slice(0, mostChanges),
  };
}

/** Whether two games are equal apart from their ids and revisions. */
export const sameGame = (one: object, other: object): boolean => withoutId(one) === withoutId(other);
const withoutId = (game: object) => JSON.stringify({ ...game, id: '', revision: undefined });

function mergeGames<Game extends { readonly id: string }>(
  here: readonly Game[],
  backup: readonly Game[],
  newId: () => string,
): Game[] {
  const ids = new Set(here.map(({ id }) => id));
  const added = backup.filter((game) => !here.some((kept) => sameGame(kept, game)));
  return [...here, ...added.map((game) => (ids.has(game.id) ? { ...game, id: newId() } : game))];
}

const unite = <Item>(here: readonly Item[], backup: readonly Item[], keyOf: (item: Item) => string) => {
  const keys = new Set(here.map(keyOf));
  return [...here, ...backup.filter((item) => !keys.has(keyOf(item)))];
};

/** A text that was opened on either device counts as opened. */
function mergeChanges(here: readonly TextChange[], backup: readonly TextChange[]): readonly TextChange[] {
  const opened = new Set([...here, ...backup].filter((change) => change.opened).map(({ key }) => key));
  return unite(here, backup, ({ key }) => key).map((change) =>
    opened.has(change.key) ? { ...change, opened: true } : change,
  );
}
