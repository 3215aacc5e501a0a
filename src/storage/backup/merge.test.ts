/** A backup is merged into what the device remembers, or replaces it, and every change is listed before. */

import { describe, expect, test } from 'vitest';
import { newResult } from '#game/grudge/result.ts';
import { mostGames } from '#game/limits.ts';
import { mostDismissals } from '../flashes/flashDismissals.ts';
import type { Remembered } from './backup.ts';
import { changesOf } from './changesOf.ts';
import { afterRestoring } from './deviceState.ts';
import { nothing, playedGame, tableGame } from './testRemembered.ts';

describe('merging', () => {
  const merged = (here: Partial<Remembered>, backup: Partial<Remembered>) =>
    afterRestoring({ ...nothing, ...here }, { ...nothing, ...backup }, 'merge');

  test('keeps both of two games that differ, and one of two equal ones', () => {
    const { tableGames } = merged(
      { tableGames: [tableGame('same', 1), tableGame('other', 2, 2)] },
      { tableGames: [tableGame('same', 1), tableGame('other', 3, 4)] },
    );
    expect(tableGames.map(({ savedAt }) => savedAt)).toEqual([3, 2, 1]);
    expect(new Set(tableGames.map(({ id }) => id)).size).toBe(3);
  });

  test('a second time changes nothing', () => {
    const backup = { ...nothing, playedGames: [playedGame('game', 9)], changes: [], settings: { theme: 'ink' } };
    const once = merged({ playedGames: [playedGame('game', 8)] }, backup);
    expect(merged(once, backup)).toEqual(once);
  });

  test('drops the oldest games over the limit, and reports it', () => {
    const games = (from: number) =>
      Array.from({ length: mostGames - 4 }, (_, at) => tableGame(`game${from + at}`, from + at));
    const here = { ...nothing, tableGames: games(0) };
    const backup = { ...nothing, tableGames: games(mostGames - 4) };
    const next = afterRestoring(here, backup, 'merge');
    const newest = 2 * (mostGames - 4) - 1;
    expect(next.tableGames.map(({ savedAt }) => savedAt)).toEqual(
      Array.from({ length: mostGames }, (_, at) => newest - at),
    );
    expect(changesOf(here, backup, next, 'merge')).toEqual([
      `Games at the table: ${mostGames - 4} new, the oldest ${mostGames - 8} left out, because only ${mostGames} are kept`,
    ]);
  });

  test('keeps the pinned searches if there are too many, and reports how many are dropped', () => {
    const named = (from: number, isPinned: boolean) =>
      Array.from({ length: 15 }, (_, at) => ({ name: 'Fire', search: `name=${from + at}`, isPinned }));
    const here = { ...nothing, savedSearches: named(0, false) };
    const backup = { ...nothing, savedSearches: named(10, true) };
    const next = afterRestoring(here, backup, 'merge');
    expect(next.savedSearches.filter(({ isPinned }) => isPinned)).toHaveLength(10);
    expect(next.savedSearches).toHaveLength(24);
    expect(changesOf(here, backup, next, 'merge')).toEqual([
      'Saved searches: 10 new, 1 left out, because only 24 are kept',
    ]);
  });

  test('keeps the solution of a day that was only tried on the other device', () => {
    const tried = { ...newResult('2026-11-26'), tries: 5 };
    const solved = { ...tried, tries: 2, solved: true };
    const other = newResult('2026-11-25');
    expect(merged({ grudges: [tried, other] }, { grudges: [solved] }).grudges).toEqual([solved, other]);
    expect(merged({ grudges: [solved] }, { grudges: [tried] }).grudges).toEqual([solved]);
  });

  test('takes settings, the place in the rules and the last search from the backup, and keeps those it does not have', () => {
    const search = (name: string) => ({ search: `name=${name}`, count: 1 });
    const here: Partial<Remembered> = {
      settings: { theme: 'paper', textSize: 'large' },
      readingPosition: 'setup',
      lastSearch: search('duck'),
    };
    const backup: Partial<Remembered> = {
      settings: { theme: 'ink' },
      readingPosition: 'end-phase',
      lastSearch: search('fire'),
    };
    expect(merged(here, backup)).toMatchObject({ ...backup, settings: { theme: 'ink', textSize: 'large' } });
    expect(merged(here, {})).toMatchObject(here);
  });

  test('keeps each recent search once, those of the device first, and no more than are offered', () => {
    const searches = (...names: readonly string[]) => names.map((name) => ({ search: `name=${name}`, count: 1 }));
    const { recentSearches } = merged(
      { recentSearches: searches('a', 'b', 'c', 'd') },
      { recentSearches: searches('b', 'e', 'f', 'g') },
    );
    expect(recentSearches).toEqual(searches('a', 'b', 'c', 'd', 'e', 'f'));
  });

  test('keeps the newest of too many dismissed notices', () => {
    const dismissed = (from: number) =>
      Array.from({ length: mostDismissals - 50 }, (_, at) => ({ id: `notice-${from + at}`, dismissedAt: from + at }));
    const { dismissals } = merged({ dismissals: dismissed(0) }, { dismissals: dismissed(mostDismissals - 50) });
    expect(dismissals).toHaveLength(mostDismissals);
    expect(dismissals.at(0)?.dismissedAt).toBe(2 * (mostDismissals - 50) - 1);
    expect(dismissals.at(-1)?.dismissedAt).toBe(mostDismissals - 100);
  });

  test('marks a text as opened if it was opened on either device', () => {
    const change = (opened: boolean) => [{ key: 'card:1', before: 'a', after: 'b', opened }];
    expect(merged({ changes: change(false) }, { changes: change(true) }).changes).toEqual(change(true));
  });
});

test('lists the changes before they are made', () => {
  const here: Remembered = {
    ...nothing,
    tableGames: [tableGame('other', 1), tableGame('gone', 4)],
    settings: { theme: 'paper' },
    dismissals: [{ id: 'a', dismissedAt: 1 }],
    recentSearches: [{ search: 'name=ice', count: 1 }],
  };
  const backup: Remembered = {
    ...nothing,
    tableGames: [tableGame('other', 2), tableGame('new1', 3)],
    settings: { theme: 'ink', play: '{}' },
    readingPosition: 'setup',
    recentSearches: [
      { search: 'name=fire', count: 3 },
      { search: 'name=ice', count: 1 },
    ],
  };
  expect(changesOf(here, backup, afterRestoring(here, backup, 'merge'), 'merge')).toEqual([
    'Games at the table: 1 new, 1 differs, both will be kept',
    'Theme: paper → ink',
    'How games against the app are played: changes',
    'Place in the rules: none → setup',
    'Searches: 1 new',
  ]);
  expect(changesOf(here, backup, backup, 'replace')).toEqual([
    'Games at the table: 1 new, 1 differs, the backup’s will be kept, 1 removed',
    'Theme: paper → ink',
    'How games against the app are played: changes',
    'Place in the rules: none → setup',
    'Searches: 1 new',
    'Dismissed notices: 1 removed',
  ]);
});
