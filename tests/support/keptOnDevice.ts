/** What the site has stored on the device, read past the site. */

import type { Page } from '@playwright/test';

const databaseName = 'spite-and-image';

/** The value of a key in a store of the site's database; nothing before the site has made it. */
export const keptOnDevice = (page: Page, store: string, key: string): Promise<unknown> =>
  page.evaluate(
    async ([name, store, key]) => {
      // Whoever opens a database that is not there makes an empty one.
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
