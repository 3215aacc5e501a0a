/** The anti-forgery token: kept in memory only, sent in a header only. */

import { z } from 'zod/mini';

export const csrfTokenPath = '/ajax/user/csrf-token';
export const csrfHeader = 'X-CSRF-Token';

/** The payload of the answer: printable ASCII, which is valid in a header. */
export const csrfPayloadSchema = z.lazy(() => z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/)) }));

/** @param load Asks the backend; `undefined` when it gives no token. Called once for concurrent callers. */
export function createCsrfToken(load: () => Promise<string | undefined>) {
  let token: string | undefined;
  let loading: Promise<string | undefined> | undefined;

  async function loadOnce(): Promise<string | undefined> {
    token = await load().finally(() => {
      loading = undefined;
    });
    return token;
  }

  return {
    held: () => token,
    get: async () => {
      loading ??= token === undefined ? loadOnce() : undefined;
      return token ?? loading;
    },
    /** Forgets a token that was refused. */
    drop() {
      token = undefined;
    },
  };
}
