/** Messages from a page to the service worker, and their answers. The worker ignores all others. */

export const workerMessages = {
  /** Makes a waiting worker activate as soon as the browser allows it. */
  skipWaiting: { type: 'SKIP_WAITING' },
  /** Answered with the version of the site that the worker stores, even if it is waiting. */
  askVersion: { type: 'VERSION' },
  /** Answered with a `PrecacheAudit`. */
  audit: { type: 'AUDIT' },
  /** Fetches the files of the precache that are missing or damaged; answered with a `PrecacheAudit`. */
  repair: { type: 'REPAIR' },
  /** Fetches the files that are needed to play games, and keeps them from then on. */
  keepGames: { type: 'KEEP_GAMES' },
} as const;

export type WorkerMessage = (typeof workerMessages)[keyof typeof workerMessages];

/** Number and size of files that the worker stores. */
export type StoredFiles = {
  /** Number of files whose content matches the manifest. */
  readonly stored: number;
  readonly total: number;
  readonly bytes: number;
};

/** The stored part of the site's own files: shell, code, rules, card texts, fonts. */
export type PrecacheAudit = StoredFiles & {
  /** The rules engine, its screens and the opponent. */
  readonly games: StoredFiles;
  /** `Date` header of the shell. */
  readonly storedAt: string | null;
};
