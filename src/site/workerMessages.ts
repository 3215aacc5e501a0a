/** Messages from a page to the service worker, and their answers. The worker ignores all others. */

export const workerMessages = {
  /** A waiting worker activates as soon as the browser allows it. */
  skipWaiting: { type: 'SKIP_WAITING' },
  /** Answered, by a waiting worker too, with the version of the site that it stores. */
  askVersion: { type: 'VERSION' },
  /** Answered with a `PrecacheAudit`. */
  audit: { type: 'AUDIT' },
  /** Fetches the files of the precache that are missing or damaged; answered with a `PrecacheAudit`. */
  repair: { type: 'REPAIR' },
  /** Fetches the files that games are played with, and keeps them from then on. */
  keepGames: { type: 'KEEP_GAMES' },
} as const;

export type WorkerMessage = (typeof workerMessages)[keyof typeof workerMessages];

/** Of files that the worker keeps. */
export type StoredFiles = {
  /** Files whose content is that of the manifest. */
  readonly stored: number;
  readonly total: number;
  readonly bytes: number;
};

/** What is stored of the site's own files: shell, code, rules, card texts, fonts. */
export type PrecacheAudit = StoredFiles & {
  /** The rules engine, its screens and the opponent. */
  readonly games: StoredFiles;
  /** `Date` header of the shell. */
  readonly storedAt: string | null;
};
