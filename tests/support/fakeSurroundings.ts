/** A browser for the network floor: what it answers, whether it is online, and what it was asked. */

import type { Presence, PresenceChange } from '#server/presence.ts';
import type { Surroundings } from '#server/surroundings.ts';

export const page = 'https://clones.example/spite-and-image/rules';

export type FakePresence = Presence & { readonly change: (change: PresenceChange) => void };

export function fakePresence(): FakePresence {
  const listeners = new Set<(change: PresenceChange) => void>();
  const state = { online: true, visible: true };
  return {
    online: () => state.online,
    visible: () => state.visible,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      if (change === 'online' || change === 'offline') state.online = change === 'online';
      else state.visible = change === 'visible';
      for (const listener of [...listeners]) listener(change);
    },
  };
}

/** Something to answer with; an `Error` is no answer at all. */
export type FakeAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type AskedRequest = {
  /** Milliseconds since the fake was made. */
  readonly at: number;
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
};

/** A network whose answers are decided request by request. */
export function fakeFetch(answer: (request: AskedRequest) => FakeAnswer | Error) {
  const started = performance.now();
  const asked: AskedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), page);
    const request = { at: performance.now() - started, url, init, headers: new Headers(init.headers) };
    asked.push(request);
    const given = answer(request);
    if (given instanceof Error) throw given;
    const { status = 200, body, headers = {} } = given;
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { status: 'success' });
    return new Response([204, 304].includes(status) ? null : text, { status, headers });
  };
  return { fetch, asked, paths: () => asked.map(({ url }) => url.pathname) };
}

/** A socket that a test opens, speaks through and closes. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closedByPage = false;
  readonly at = performance.now();

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }
  close(): void {
    this.closedByPage = true;
  }
  /** The server, or the network, ends it. */
  end(code: number): void {
    this.onclose?.({ code });
  }
}

type Fakes = Partial<Surroundings> & { readonly presence?: FakePresence };

export const fakeSurroundings = (fakes: Fakes = {}): Surroundings => ({
  fetch: fakeFetch(() => new TypeError('Failed to fetch')).fetch,
  WebSocket: FakeSocket as unknown as Surroundings['WebSocket'],
  presence: fakePresence(),
  random: () => 0.5,
  page: () => page,
  ...fakes,
});
