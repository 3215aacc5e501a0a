/**
 * Loads code and data on demand. Every lazily loaded screen, text, index and dialog uses it, so that a part that cannot
 * be fetched is never requested in a loop.
 */

type LoadErrorOptions = {
  readonly cause?: unknown;
  readonly needsReload?: boolean;
};

/** A part of the code or data could not be fetched. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** Whether only a reload of the page can help: the file is not published any more, or cannot be imported again. */
  readonly needsReload: boolean;

  constructor(message: string, { cause, needsReload = false }: LoadErrorOptions = {}) {
    super(message, { cause });
    this.needsReload = needsReload;
  }
}

export type Loader<Value> = {
  /** For user actions and other events: after a failure it fetches again, at most three times a minute. */
  load(): Promise<Value>;
  /** For rendering: returns the same promise until `retryFailedLoads`, so that a failed fetch is never repeated. */
  read(): Promise<Value>;
};

const mostAttempts = 3;
const attemptWindowMs = 60_000;

/** Callbacks that each clear one failure, or return false if it is too early to fetch again. */
const failures = new Set<() => boolean>();

/** Calls `forget` on every `retryFailedLoads` until it returns true. */
export const rememberFailure = (forget: () => boolean): void => void failures.add(forget);

/** For "Try again" and for leaving a page that failed: the next `read` fetches again. */
export function retryFailedLoads(): void {
  for (const forget of failures) if (forget()) failures.delete(forget);
}

/**
 * @param fetchValue Called by the first `load` or `read`, and again after a failure.
 * @returns A loader whose promises reject with a `LoadError`.
 */
export function createLoader<Value>(fetchValue: () => Promise<Value>): Loader<Value> {
  let pending: Promise<Value> | undefined;
  let failed: Promise<Value> | undefined;
  let attempts: readonly number[] = [];

  function attempt(): Promise<Value> {
    const now = performance.now();
    attempts = [...attempts.filter((time) => now - time < attemptWindowMs), now];
    const promise = fetchValue().catch((cause: unknown) => {
      pending = undefined;
      failed = promise;
      rememberFailure(() => {
        if (failed === promise && !mayAttempt()) return false;
        if (failed === promise) failed = undefined;
        return true;
      });
      throw cause instanceof LoadError ? cause : new LoadError('A part of the site could not be fetched.', { cause });
    });
    pending = promise;
    failed = undefined;
    return promise;
  }

  const mayAttempt = () => attempts.filter((time) => performance.now() - time < attemptWindowMs).length < mostAttempts;

  return {
    load: () => pending ?? (failed && !mayAttempt() ? failed : attempt()),
    read: () => pending ?? failed ?? attempt(),
  };
}
