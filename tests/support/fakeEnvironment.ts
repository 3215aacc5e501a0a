/** A fake browser for src/server: its network, its sockets, and whether it is online and visible. */

import { vi } from 'vitest';
import type { Environment, PageChange, PageVisibility } from '#server/environment.ts';

export const page = 'https://clones.example/spite-and-image/rules';

export type FakeVisibility = PageVisibility & { readonly change: (change: PageChange) => void };

export function fakeVisibility(): FakeVisibility {
  const listeners = new Set<(change: PageChange) => void>();
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

/** Replaces `AbortSignal.timeout`, which fake timers do not drive, by timers. Undone by `vi.restoreAllMocks`. */
export const fakeSignalTimeouts = () =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), milliseconds);
    return timeout.signal;
  });

/** An answer of the fake network. */
export type FakeAnswer = {
  readonly status?: number;
  /** A stream or a string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An error makes the request fail. */
export type Answer = FakeAnswer | Error;

export type AskedRequest = {
  /** Milliseconds since the fake was created. */
  readonly at: number;
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
};

/** A network whose answers are decided request by request. A promise that rejects is a request without an answer. */
export function fakeFetch(answer: (request: AskedRequest) => Answer | Promise<never>) {
  const started = performance.now();
  const asked: AskedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), page);
    const request = { at: performance.now() - started, url, init, headers: new Headers(init.headers) };
    asked.push(request);
    const given = await answer(request);
    if (given instanceof Error) throw given;
    const { status = 200, body, headers = {} } = given;
    const isReady = typeof body === 'string' || body instanceof ReadableStream;
    const content = isReady ? body : JSON.stringify(body ?? { status: 'success' });
    return new Response([204, 304].includes(status) ? null : content, { status, headers });
  };
  return { fetch, asked, paths: () => asked.map(({ url }) => url.pathname) };
}

/** A socket that a test opens, sends messages through and closes. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closedByPage = false;
  readonly at = performance.now();

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }
  close(): void {
    this.closedByPage = true;
  }
  /** Closes the socket as the server or the network does. */
  end(code: number, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

type Fakes = Partial<Environment> & { readonly pageVisibility?: FakeVisibility };

export const fakeEnvironment = (fakes: Fakes = {}): Environment => ({
  fetch: fakeFetch(() => new TypeError('Failed to fetch')).fetch,
  WebSocket: FakeSocket as unknown as Environment['WebSocket'],
  pageVisibility: fakeVisibility(),
  random: () => 0.5,
  page: () => page,
  leaveFor: () => undefined,
  ...fakes,
});
