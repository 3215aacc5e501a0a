/** Storages of this device that are not to be had. */

import { type Connection, NoAnswer } from './database.ts';

export const noStorage: Connection = { use: async () => undefined, read: async () => undefined };

/** Writes what it is given, and answers no question in time. */
export const silentStorage = ({ use }: Connection): Connection => ({
  use,
  read: () => Promise.reject(new NoAnswer()),
});
