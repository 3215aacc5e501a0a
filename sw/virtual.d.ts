/** What the build tells the worker (scripts/build/pwaOptions.ts). */

declare module 'virtual:worker-settings' {
  /** Of the site that this worker stores. */
  export const version: string;
  /** What games are played with, beside the precache: addresses and digests. */
  export const gameFiles: readonly { readonly url: string; readonly revision: null; readonly integrity: string }[];
  /** Address of another host or folder of card images; empty where the site serves them. */
  export const imageBase: string;
}
