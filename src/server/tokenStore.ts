/** The anti-forgery token: in memory and nowhere else, and asked for once however many want it. */

export type CsrfToken = {
  /** The token, if it is held. */
  readonly held: () => string | undefined;
  /** The token, asked for if need be; `undefined` when the backend has none to give. */
  readonly get: () => Promise<string | undefined>;
  /** Forgets a token that was refused. */
  readonly drop: () => void;
};

/** @param load Asks the backend. */
export function createCsrfToken(load: () => Promise<string | undefined>): CsrfToken {
  let token: string | undefined;
  let loading: Promise<string | undefined> | undefined;

  async function loadOnce(): Promise<string | undefined> {
    try {
      token = await load();
      return token;
    } finally {
      loading = undefined;
    }
  }

  return {
    held: () => token,
    async get() {
      if (token !== undefined) return token;
      loading ??= loadOnce();
      return loading;
    },
    drop() {
      token = undefined;
    },
  };
}
