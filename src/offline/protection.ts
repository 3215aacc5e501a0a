/** Whether the browser may clear the site's store when space runs short, and the request that it does not. */

export type Protection = 'protected' | 'unprotected' | 'unknown';

const of = (persisted: boolean | undefined): Protection =>
  persisted === undefined ? 'unknown' : persisted ? 'protected' : 'unprotected';

/** Never rejects. */
export const readProtection = async (): Promise<Protection> =>
  of(await navigator.storage?.persisted?.().catch(() => undefined));

/** To be called after an action of the reader's own: some browsers ask them. Never rejects. */
export const askForProtection = async (): Promise<Protection> =>
  of(await navigator.storage?.persist?.().catch(() => undefined));
