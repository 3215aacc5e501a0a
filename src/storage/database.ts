/**
 * The device's database, treated as a kindness of the browser: it may be
 * absent, blocked, full or taken away, and nobody who uses it has to know.
 */

import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import type { LastSearch } from '#search/lastSearch.ts';
import type { SeenTexts, TextChange } from './changes/textChanges.ts';

export interface SiteDatabase extends DBSchema {
  lastSearch: { key: 'latest' | 'recent'; value: LastSearch | readonly LastSearch[] };
  flashDismissals: {
    key: string;
    value: { readonly id: string; readonly dismissedAt: number };
    indexes: { dismissedAt: number };
  };
  savedGames: { key: string; value: SavedGame };
  readingPosition: { key: 'latest'; value: SectionAnchor };
  seenTexts: { key: 'seen' | 'changes'; value: SeenTexts | readonly TextChange[] };
}

type Database = IDBPDatabase<SiteDatabase>;
export type OpenDatabase = typeof openDB<SiteDatabase>;

export type Connection = {
  /**
   * Does some work with the database and resolves to its result, or to
   * `undefined` when the database cannot be had or the work fails. Never rejects.
   */
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined>;
};

export const databaseName = 'spite-and-image';
const version = 2;

/** Milliseconds after which memory has to do: a blocked opening may never end. */
const patience = 1000;

/** Safari drops connections of tabs in the background and says so in these two ways. */
const isLost = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/**
 * A browser that takes the database away aborts what is being read. Of that the
 * reading itself tells; the end of its transaction is told to nobody and would
 * be reported as an error of the page.
 */
function letTransactionsEnd(database: Database): Database {
  const raw = unwrap(database);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...args) => {
    const transaction = begin(...args);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
  return database;
}

export function createConnection(open: OpenDatabase = openDB): Connection {
  let opening: Promise<Database | undefined> | undefined;

  const forget = () => {
    opening = undefined;
  };

  async function openDatabase(): Promise<Database> {
    return open(databaseName, version, {
      upgrade(database, earlier) {
        if (earlier < 2) database.createObjectStore('seenTexts');
        if (earlier > 0) return;
        database.createObjectStore('lastSearch');
        database.createObjectStore('flashDismissals', { keyPath: 'id' }).createIndex('dismissedAt', 'dismissedAt');
        database.createObjectStore('savedGames', { keyPath: 'id' });
        database.createObjectStore('readingPosition');
      },
      // A newer version of the site in another tab must not wait for this one.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    });
  }

  function openInTime(): Promise<Database | undefined> {
    return new Promise((resolve) => {
      let late = false;
      const giveUp = setTimeout(() => {
        late = true;
        resolve(undefined);
      }, patience);
      openDatabase()
        .then(
          (database) => (late ? database.close() : resolve(letTransactionsEnd(database))),
          (error) => {
            console.warn('This browser stores nothing; the site remembers until it is closed.', error);
            resolve(undefined);
          },
        )
        .finally(() => clearTimeout(giveUp));
    });
  }

  async function use<Result>(work: (database: Database) => Promise<Result>, retry = true): Promise<Result | undefined> {
    opening ??= openInTime();
    const database = await opening;
    try {
      return database && (await work(database));
    } catch (error) {
      if (!retry || !isLost(error)) return undefined;
      forget();
      return use(work, false);
    }
  }

  return { use };
}

/** The one connection of the page; nothing is opened before its first use. */
export const siteDatabase = createConnection();
