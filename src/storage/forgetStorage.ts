/** Takes everything the site remembers off the device: the database, and the small notes beside it. */

import { deleteDB } from 'idb';
import { databaseName } from './database.ts';

/** Milliseconds after which a tab that holds on to the database is no longer waited for; it goes when that tab does. */
const patience = 1000;

export async function forgetStorage(): Promise<void> {
  await Promise.race([
    deleteDB(databaseName).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where nothing may be kept, nothing has been.
  }
}
