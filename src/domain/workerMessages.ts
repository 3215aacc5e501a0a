/** What a page may say to the service worker; everything else the worker ignores. */

export const workerMessages = {
  /** A waiting worker takes over. */
  start: { type: 'SKIP_WAITING' },
  /** A worker, waiting or not, answers on the port that comes with this: the version of the site it keeps. */
  askVersion: { type: 'VERSION' },
} as const;
