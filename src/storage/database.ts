/** The IndexedDB of the site. It may be absent, blocked, full or deleted; callers then get `undefined`. */

import { type DBSchema, deleteDB, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import type { GrudgeResult } from '#game/grudge/result.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { FinishedGame } from '#game/play/record.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import type { LastSearch, SavedSearch } from '#search/lastSearch.ts';
import { createStore, type Store } from '#site/createStore.ts';
import { game } from '#site/gameName.ts';
import { NoAnswer } from '#site/noAnswer.ts';
import type { SeenTexts, TextChange } from './changes/textChanges.ts';

export interface SiteDatabase extends DBSchema {
  lastSearch: { key: 'latest' | 'recent' | 'saved'; value: LastSearch | readonly (LastSearch | SavedSearch)[] };
  flashDismissals: {
    key: string;
    /** `dismissedAt` is a number that only orders them; earlier editions stored the time. */
    value: { readonly id: string; readonly dismissedAt: number };
    indexes: { dismissedAt: number };
  };
  savedGames: { key: string; value: SavedGame };
  playedGames: { key: string; value: PlayedGame };
  finishedGames: { key: string; value: FinishedGame };
  grudges: { key: string; value: GrudgeResult };
  readingPosition: { key: 'latest'; value: SectionAnchor };
  seenTexts: { key: 'seen' | 'changes'; value: SeenTexts | readonly TextChange[] };
}

export type Database = IDBPDatabase<SiteDatabase>;
export type OpenDatabase = typeof openDB<SiteDatabase>;

/** `newer`: a newer version of the site has upgraded the database, which this version can no longer use. */
export type StorageState = 'opening' | 'open' | 'unavailable' | 'newer';

const silent = 'This browser’s storage is not responding. What is stored is not lost: this page keeps trying.';
const sentences: Readonly<Record<StorageState, string>> = {
  opening: silent,
  open: silent,
  unavailable: 'This browser does not let the site read or store anything. Games last until this page is closed.',
  newer: 'A newer version of this site is now using the storage. Reload this page to continue.',
};

export const noAnswer = (state: StorageState): NoAnswer => new NoAnswer(sentences[state], sentences[state] === silent);

type Work<Result> = (database: Database) => Promise<Result>;

export type Connection = {
  /**
   * Runs work on the database. Resolves to its result, or to `undefined` if the database is unavailable or the work
   * fails. Never rejects. For writes, which have no timeout: they wait until the database opens, and a slow one has not
   * failed. Code that can continue without the result does not await it.
   */
  use<Result>(work: Work<Result>): Promise<Result | undefined>;

  /** Like `use`, but with a timeout. Then rejects with `NoAnswer`, so that unknown data is never taken for empty. */
  read<Result>(work: Work<Result>): Promise<Result | undefined>;

  /** `opening` until the first use has an answer. */
  readonly state: Pick<Store<StorageState>, 'get' | 'subscribe'>;
};

export const databaseName = game;
const version = 5;

export const readLimitMs = 5000;

/** Fires one task late: if the page was busy or suspended, an answer may be queued behind the timer. */
function giveUpAfter(milliseconds: number, giveUp: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp);
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** Safari closes the connections of background tabs; the next use then fails with one of these errors. */
const isLost = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/**
 * When the browser deletes the database, the pending request rejects, and so does `done` of its transaction. Nothing
 * awaits `done`: without a handler it would be an unhandled rejection.
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
  if (earlier < 4) database.createObjectStore('finishedGames', { keyPath: 'id' });
  if (earlier < 5) database.createObjectStore('grudges', { keyPath: 'day' });
  if (earlier > 0) return;
  database.createObjectStore('lastSearch');
  database.createObjectStore('flashDismissals', { keyPath: 'id' }).createIndex('dismissedAt', 'dismissedAt');
  database.createObjectStore('savedGames', { keyPath: 'id' });
  database.createObjectStore('readingPosition');
}

type Opening = Promise<Database | undefined>;

export function createConnection(open: OpenDatabase = openDB): Connection {
  let current: Opening | undefined;
  const state = createStore<StorageState>('opening');

  /** Closes a lost handle, and forgets it unless it was replaced already: several uses may fail on the same one. */
  async function drop(lost: Opening): Promise<void> {
    if (current === lost) current = undefined;
    (await lost)?.close();
  }

  /** Has no time limit: an old phone may need seconds, and an `open` that waits for another tab has not failed. */
  async function openDatabase(terminated: () => void): Opening {
    state.set('opening');
    try {
      const database = await open(databaseName, version, {
        upgrade,
        // A newer version of the site in another tab must not wait for this one.
        blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
        terminated,
      });
      state.set('open');
      return handleAborts(database);
    } catch (error) {
      console.warn('This browser stores nothing; the site remembers until it is closed.', error);
      state.set(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'unavailable');
      return undefined;
    }
  }

  function connect(): Opening {
    const opening: Opening = openDatabase(() => void drop(opening));
    return opening;
  }

  async function use<Result>(work: Work<Result>, retry = true): Promise<Result | undefined> {
    current ??= connect();
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
    state,
    use: (work) => use(work),

    read: (work) =>
      new Promise((resolve, reject) => {
        const answer = use(work);
        const asked = current;
        const cancel = giveUpAfter(readLimitMs, () => {
          reject(noAnswer('open'));
          // A new connection may get an answer. Pending writes of this one still complete. One that has not opened yet
          // is kept: another would only wait behind it.
          if (asked && state.get() !== 'opening') void drop(asked);
        });
        void answer.then(resolve).finally(cancel);
      }),
  };
}

/** The only connection of the page, opened at its first use. */
export const siteDatabase = createConnection();

/** Milliseconds to wait for tabs that keep the database open; it is deleted when they close. */
const timeoutMs = 1000;

/** Deletes all stored data of the site: the database, local storage and session storage. */
export async function forgetStorage(): Promise<void> {
  await Promise.race([
    deleteDB(databaseName).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // If storage is forbidden, nothing has been stored.
  }
}
