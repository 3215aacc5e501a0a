/** Connections for tests whose storage is unavailable or does not answer. */

import { type Connection, NoAnswer } from './database.ts';

export const noStorage: Connection = { use: async () => undefined, read: async () => undefined };

/** Writes work; every read times out. */
export const timingOutConnection = ({ use }: Connection): Connection => ({
  use,
  read: () => Promise.reject(new NoAnswer()),
});
