/** What the build tells the worker (scripts/build/workerVersion.ts). */

declare module 'virtual:version' {
  /** Of the site that this worker keeps. */
  export const version: string;
}
