/** Connections for tests whose storage is unavailable or does not answer. */

import { createStore } from '#site/createStore.ts';
import { type Connection, noAnswer, type StorageState } from './database.ts';

export const noStorage: Connection = {
  use: async () => undefined,
  read: async () => undefined,
  state: createStore<StorageState>('unavailable'),
};

/** Writes work; every read times out. */
export const timingOutConnection = ({ use, state }: Connection): Connection => ({
  use,
  state,
  read: () => Promise.reject(noAnswer('open')),
});
