/** A page with a backend whose answers the test decides, for tests of the request layer. Time is fake. */

import { vi } from 'vitest';
import type { Handlers } from '#server/client.ts';
import {
  type Answer,
  type AskedRequest,
  type FakeAnswer,
  fakeEnvironment,
  fakeFetch,
  fakeSignalTimeouts,
  fakeVisibility,
} from './fakeEnvironment.ts';

// With fake timers, IndexedDB would never answer.
vi.mock('#storage/flashes/flashDismissals.ts', () => ({
  readDismissals: async () => new Set(),
  writeDismissal: vi.fn(),
  followDismissals: vi.fn(),
}));

export const maintenance = 'Server Maintenance - please wait a moment as we try to reconnect.';
export const noAnswer = new TypeError('Failed to fetch');
export const minute = 60_000;
export const success = (payload: unknown): FakeAnswer => ({ body: { status: 'success', payload } });
export const versionFile: FakeAnswer = {
  body: { app: 'spite-and-image', version: 'b2c1' },
  headers: { 'Content-Type': 'application/json' },
};
const tokenPath = '/ajax/user/csrf-token';

/** Resolves once that much fake time has passed, and all work that was due by then is done. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

export type PageWithBackend = Awaited<ReturnType<typeof startPage>>;

/** Starts the page and waits for its initial calls. */
export async function startPage() {
  vi.useFakeTimers();
  fakeSignalTimeouts();
  vi.resetModules();
  /** The answers of the backend to its two paths, and of the site to the probe. */
  const answers = {
    letters: (_request: AskedRequest): Answer | Promise<never> => ({}),
    token: success({ token: 'a-token' }),
    site: versionFile as Answer,
  };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const pageVisibility = fakeVisibility();
  const leaveFor = vi.fn<(address: string) => void>();
  const network = fakeFetch((request) => {
    if (request.url.pathname === '/version.json') return answers.site;
    return request.url.pathname === tokenPath ? answers.token : answers.letters(request);
  });
  // biome-ignore lint/style/noRestrictedImports: the flashes that the page shows
  const { dismissFlash, flashes } = await import('#storage/flashes/flashes.ts');
  const { connectToServer } = await import('#server/serverConnection.ts');
  const client = connectToServer(
    { environment: 'production', backend: { ajax: true, socket: false }, newsletter: 'frame', version: 'b2c1' },
    vi.fn(),
    fakeEnvironment({ fetch: network.fetch, pageVisibility, leaveFor }),
  );
  if (!client) throw new Error('There is no request layer.');
  await pass(0);

  const count = (path: string) => network.paths().filter((asked) => asked === path).length;
  return {
    answers,
    client,
    dismissFlash,
    flashes,
    leaveFor,
    log,
    network,
    pageVisibility,
    showing: () => flashes.get(),
    texts: () => flashes.get().map(({ text }) => text),
    letters: () => network.asked.filter(({ url }) => url.pathname === '/ajax/letters'),
    probes: () => count('/version.json'),
    tokenCalls: () => count(tokenPath),
    /** Requests letters. The returned spy is called with the final reply. */
    async ask(
      handlers: Handlers = {},
      given: Answer | ((n: number, request: AskedRequest) => Answer | Promise<never>) = {},
    ) {
      let asked = 0;
      answers.letters = (request) => (typeof given === 'function' ? given(++asked, request) : given);
      const settled = vi.fn();
      void client.request({ method: 'GET', path: '/ajax/letters' }, handlers).then(settled);
      await pass(0);
      return settled;
    },
  };
}

/** Undoes the fakes. Call it after every test. */
export function endPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
