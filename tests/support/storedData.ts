/** Data that the site has stored on the device, read without its code. */

import type { Page } from '@playwright/test';

const databaseName = 'spite-and-image';

/** The value of a key in a store of the site's database; `undefined` before the site has created the database. */
export const storedData = (page: Page, store: string, key: string): Promise<unknown> =>
  page.evaluate(
    async ([name, store, key]) => {
      // Opening a missing database would create an empty one.
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return undefined;
      return new Promise<unknown>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const reading = result.transaction(store).objectStore(store).get(key);
          reading.onsuccess = () => {
            result.close();
            resolve(reading.result);
          };
        };
      });
    },
    [databaseName, store, key] as const,
  );

/** The data that a backup contains: the rows of the stores, and the settings in local storage. */
export const everythingOnDevice = (page: Page) =>
  page.evaluate(async (name) => {
    const names = ['savedGames', 'playedGames', 'lastSearch', 'readingPosition', 'flashDismissals'];
    const database: Record<string, unknown[]> = {};
    const opened = await new Promise<IDBDatabase>((resolve) => {
      indexedDB.open(name).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result);
    });
    for (const store of names)
      database[store] = await new Promise((resolve) => {
        opened.transaction(store).objectStore(store).getAll().onsuccess = ({ target }) =>
          resolve((target as IDBRequest<unknown[]>).result);
      });
    opened.close();
    const settings = ['theme', 'textSize', 'table', 'play'].map((key) => localStorage.getItem(key));
    return { database, settings };
  }, databaseName);
