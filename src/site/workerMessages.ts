/** What a page may say to the service worker, and what it answers; everything else the worker ignores. */

export const workerMessages = {
  /** A waiting worker takes over as soon as the browser lets it, and has every page opened in its version until then. */
  start: { type: 'SKIP_WAITING' },
  /** A worker, waiting or not, answers on the port that comes with this: the version of the site it keeps. */
  askVersion: { type: 'VERSION' },
  /** Answered with an account of tier 1. */
  audit: { type: 'AUDIT' },
  /** Fetches what is missing from tier 1, and only that; answered with an account of what is there then. */
  repair: { type: 'REPAIR' },
} as const;

export type WorkerMessage = (typeof workerMessages)[keyof typeof workerMessages];

/** What is stored of tier 1: shell, code, rules, card texts, type. */
export type TierOneAccount = {
  readonly stored: number;
  readonly total: number;
  /** Of what is stored, as it stands there. */
  readonly bytes: number;
  /** When the shell came from the server, as a date the browser can read. */
  readonly storedAt: string | null;
};
