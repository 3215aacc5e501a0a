/** Describes in words how restoring a backup changes this device. */

import { type Remembered, type SettingKey, settingKeys } from './backup.ts';
import type { Mode } from './deviceState.ts';
import { sameGame } from './merge.ts';

/** Returns one line for each kind of data that changes. */
export function changesOf(here: Remembered, backup: Remembered, next: Remembered, mode: Mode): readonly string[] {
  return [
    line('Games at the table', gameWords(here.tableGames, backup.tableGames, next.tableGames, mode)),
    line('Games against the app', gameWords(here.playedGames, backup.playedGames, next.playedGames, mode)),
    line('Results of games', itemWords(here.finishedGames, next.finishedGames, 'id')),
    line('Today’s grudges', itemWords(here.grudges, next.grudges, 'day')),
    ...settingKeys.map((key) => settingLine(key, here.settings[key], next.settings[key])),
    here.readingPosition === next.readingPosition
      ? ''
      : `Place in the rules: ${here.readingPosition ?? 'none'} → ${next.readingPosition ?? 'none'}`,
    line(
      'Searches',
      itemWords([here.lastSearch, ...here.recentSearches], [next.lastSearch, ...next.recentSearches], 'search'),
    ),
    line('Saved searches', savedSearchWords(here, backup, next, mode)),
    line('Dismissed notices', itemWords(here.dismissals, next.dismissals, 'id')),
    line('Changes of cards and rules', itemWords(here.changes, next.changes, 'key')),
  ].filter((words) => words !== '');
}

const line = (what: string, words: readonly (string | false)[]) => {
  const said = words.filter((word) => word !== false);
  return said.length === 0 ? '' : `${what}: ${said.join(', ')}`;
};

type StoredGame = { readonly id: string };

function gameWords(
  here: readonly StoredGame[],
  backup: readonly StoredGame[],
  next: readonly StoredGame[],
  mode: Mode,
) {
  const unlike = backup.filter((game) => !here.some((kept) => sameGame(kept, game)));
  const differing = unlike.filter(({ id }) => here.some((kept) => kept.id === id)).length;
  const added = unlike.length - differing;
  const removed = here.filter((kept) => !backup.some((game) => game.id === kept.id || sameGame(game, kept))).length;
  const leftOut = here.length + unlike.length - next.length;
  return [
    added > 0 && `${added} new`,
    differing > 0 &&
      `${differing} ${differing === 1 ? 'differs' : 'differ'}, ${mode === 'merge' ? 'both will be kept' : 'the backup’s will be kept'}`,
    mode === 'replace' && removed > 0 && `${removed} removed`,
    mode === 'merge' && leftOut > 0 && `the oldest ${leftOut} left out, because only ${next.length} are kept`,
  ];
}

/** A search with a new name counts as a different one. */
function savedSearchWords(here: Remembered, backup: Remembered, next: Remembered, mode: Mode) {
  const named = ({ savedSearches }: Remembered) => savedSearches.map((saved) => ({ key: JSON.stringify(saved) }));
  const all = new Set([...here.savedSearches, ...backup.savedSearches].map(({ search }) => search));
  const leftOut = all.size - next.savedSearches.length;
  const [added = false, removed = false] = itemWords(named(here), named(next), 'key');
  return [
    added,
    mode === 'replace' && removed,
    mode === 'merge' && leftOut > 0 && `${leftOut} left out, because only ${next.savedSearches.length} are kept`,
  ];
}

const labels: Readonly<Record<SettingKey, string>> = {
  theme: 'Theme',
  textSize: 'Text size',
  table: 'How the table is set up',
  play: 'How games against the app are played',
};

function settingLine(key: SettingKey, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  // The others are stored as JSON.
  const isWord = key === 'theme' || key === 'textSize';
  return `${labels[key]}: ${isWord ? `${before ?? 'auto'} → ${after ?? 'auto'}` : 'changes'}`;
}

function itemWords<Key extends string>(
  here: readonly (Readonly<Record<Key, string>> | undefined)[],
  next: readonly (Readonly<Record<Key, string>> | undefined)[],
  key: Key,
) {
  const keysOf = (items: typeof here) => new Set(items.flatMap((item) => (item ? [item[key]] : [])));
  const [before, after] = [keysOf(here), keysOf(next)];
  const added = [...after].filter((item) => !before.has(item)).length;
  const removed = [...before].filter((item) => !after.has(item)).length;
  return [added > 0 && `${added} new`, removed > 0 && `${removed} removed`];
}
