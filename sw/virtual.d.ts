/** What the build tells the worker (scripts/build/workerSettings.ts). */

declare module 'virtual:worker-settings' {
  /** Of the site that this worker stores. */
  export const version: string;
  /** Address of another host or folder of card images; empty where the site serves them. */
  export const imageBase: string;
}
