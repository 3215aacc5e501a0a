/** The IndexedDB of the site. It may be absent, blocked, full or taken away; callers then get `undefined`. */

import { type DBSchema, deleteDB, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import type { LastSearch } from '#search/lastSearch.ts';
import { game } from '#site/gameName.ts';
import type { SeenTexts, TextChange } from './changes/textChanges.ts';
import type { SavedSearch } from './searches/savedSearches.ts';

export interface SiteDatabase extends DBSchema {
  lastSearch: { key: 'latest' | 'recent' | 'saved'; value: LastSearch | readonly (LastSearch | SavedSearch)[] };
  flashDismissals: {
    key: string;
    value: { readonly id: string; readonly dismissedAt: number };
    indexes: { dismissedAt: number };
  };
  savedGames: { key: string; value: SavedGame };
  playedGames: { key: string; value: PlayedGame };
  readingPosition: { key: 'latest'; value: SectionAnchor };
  seenTexts: { key: 'seen' | 'changes'; value: SeenTexts | readonly TextChange[] };
}

export type Database = IDBPDatabase<SiteDatabase>;
export type OpenDatabase = typeof openDB<SiteDatabase>;

/** A read got no answer in time, as happens in WebKit: what is stored is not known, which is not the same as nothing. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  override message = 'This browser’s storage does not answer. What is stored is not lost: try again in a while.';
}

type Work<Result> = (database: Database) => Promise<Result>;

export type Connection = {
  /**
   * Does some work with the database and resolves to its result, or to
   * `undefined` when the database cannot be had or the work fails. Never rejects.
   * For writes, which have no limit of time: one that is slow has not failed. Nothing that goes on without it waits for it.
   */
  use<Result>(work: Work<Result>): Promise<Result | undefined>;

  /** As `use`, for what is waited for. Rejects with `NoAnswer`, so that what is not known is never taken for nothing. */
  read<Result>(work: Work<Result>): Promise<Result | undefined>;
};

export const databaseName = game;
const version = 3;

/** A blocked opening may never settle. */
const openingLimitMs = 1000;

export const readLimitMs = 5000;

/** One task later than asked for: while the page was busy or asleep, the answer may have come, and waits behind the timer. */
function giveUpAfter(milliseconds: number, giveUp: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp);
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** Safari closes the connections of background tabs; the next use then fails with one of these. */
const isLost = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/**
 * When the browser takes the database away, the pending request rejects, and so does `done` of its transaction.
 * Nobody awaits the latter: without a handler it would be an unhandled rejection.
 */
function handleAborts(database: Database): Database {
  const raw = unwrap(database);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...args) => {
    const transaction = begin(...args);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
  return database;
}

function upgrade(database: Database, earlier: number): void {
  if (earlier < 2) database.createObjectStore('seenTexts');
  if (earlier < 3) database.createObjectStore('playedGames', { keyPath: 'id' });
  if (earlier > 0) return;
  database.createObjectStore('lastSearch');
  database.createObjectStore('flashDismissals', { keyPath: 'id' }).createIndex('dismissedAt', 'dismissedAt');
  database.createObjectStore('savedGames', { keyPath: 'id' });
  database.createObjectStore('readingPosition');
}

type Opening = Promise<Database | undefined>;

export function createConnection(open: OpenDatabase = openDB): Connection {
  let current: Opening | undefined;

  /** Closes a handle that is lost, unless another one has taken its place already: many uses may fail on the same. */
  async function drop(lost: Opening): Promise<void> {
    if (current === lost) current = undefined;
    (await lost)?.close();
  }

  function openInTime(): Opening {
    const opening: Opening = new Promise((resolve) => {
      let late = false;
      const cancel = giveUpAfter(openingLimitMs, () => {
        late = true;
        resolve(undefined);
      });
      // Where there is no IndexedDB, opening throws at once.
      Promise.resolve()
        .then(() =>
          open(databaseName, version, {
            upgrade,
            // A newer version of the site in another tab must not wait for this one.
            blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
            terminated: () => void drop(opening),
          }),
        )
        .then(
          (database) => (late ? database.close() : resolve(handleAborts(database))),
          (error) => {
            console.warn('This browser stores nothing; the site remembers until it is closed.', error);
            resolve(undefined);
          },
        )
        .finally(cancel);
    });
    return opening;
  }

  async function use<Result>(work: Work<Result>, retry = true): Promise<Result | undefined> {
    current ??= openInTime();
    const opening = current;
    const database = await opening;
    try {
      return database && (await work(database));
    } catch (error) {
      if (!retry || !isLost(error)) return undefined;
      await drop(opening);
      return use(work, false);
    }
  }

  return {
    use: (work) => use(work),

    read: (work) =>
      new Promise((resolve, reject) => {
        const answer = use(work);
        const asked = current;
        const cancel = giveUpAfter(readLimitMs, () => {
          reject(new NoAnswer());
          // Another connection may be answered; what this one is writing is still written.
          if (asked) void drop(asked);
        });
        void answer.then(resolve).finally(cancel);
      }),
  };
}

/** The one connection of the page; nothing is opened before its first use. */
export const siteDatabase = createConnection();

/** Milliseconds after which a tab that holds on to the database is no longer waited for; it goes when that tab does. */
const timeoutMs = 1000;

/** Takes everything the site remembers off the device: the database, and the small notes beside it. */
export async function forgetStorage(): Promise<void> {
  await Promise.race([
    deleteDB(databaseName).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where nothing may be kept, nothing has been.
  }
}
