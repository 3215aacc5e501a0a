/** Settings that the build passes to the worker (scripts/build/pwaOptions.ts). */

declare module 'virtual:worker-settings' {
  /** The version of the site that this worker stores. */
  export const version: string;
  /** The files of games, which are not in the precache: URLs and digests. */
  export const gameFiles: readonly { readonly url: string; readonly revision: null; readonly integrity: string }[];
  /** Address of another host or folder of card images; empty if the site serves them. */
  export const imageBase: string;
}
