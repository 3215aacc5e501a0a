/** What the start-up data sets off. @vitest-environment happy-dom */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultStartup, printStartup, type Startup } from '#site/startup/startup.ts';
import { FakeSocket, fakeFetch } from '../../tests/support/fakeSurroundings.ts';

vi.mock('#storage/flashes/flashDismissals.ts', () => ({
  readDismissals: async () => new Set(),
  writeDismissal: vi.fn(),
}));

let network: ReturnType<typeof fakeFetch>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.resetModules();
  network = fakeFetch(() => ({ body: { status: 'success', payload: { token: 'a-token' } } }));
  FakeSocket.opened = [];
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('WebSocket', FakeSocket);
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with that text embedded, after its start; what stands in the stores by then. */
async function start(text: string | undefined) {
  if (text !== undefined) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'startup';
    element.textContent = text;
    document.body.append(element);
  }
  const { session, startSession } = await import('./session.ts');
  const { flashes } = await import('#storage/flashes/flashes.ts');
  const { modals } = await import('#site/modals.ts');
  await startSession();
  return { session: session.get(), flashes: flashes.get(), modals: modals.get() };
}
const startup = (changes: Partial<Startup>) => printStartup({ ...defaultStartup, ...changes });
const withBackend = (ajax: boolean, socket: boolean) =>
  startup({ configuration: { environment: 'production', backend: { ajax, socket } } });

describe('R21, W1: without a backend', () => {
  test.each([
    ['by default', startup({})],
    ['when the start-up data is missing', undefined],
    ['when it is truncated', withBackend(true, true).slice(0, -5)],
    ['when its configuration is broken', JSON.stringify({ configuration: { backend: { ajax: true, socket: 'yes' } } })],
  ])('%s, nothing is asked, no socket is opened, nothing is flashed', async (_when, text) => {
    const { session, flashes, modals } = await start(text);
    expect(session.configuration.backend).toBeNull();
    expect(network.asked).toEqual([]);
    expect(FakeSocket.opened).toEqual([]);
    expect(flashes).toEqual([]);
    expect(modals).toEqual({});
  });

  test('D2: broken data is a line in the log', async () => {
    await start('{"user":');
    expect(warn).toHaveBeenCalledExactlyOnceWith('The start-up data does not conform.', ['Unconformable entity']);
  });
});

describe('with a backend', () => {
  test('the token is asked for and the socket is opened, each if it is there', async () => {
    await start(withBackend(true, true));
    expect(network.paths()).toEqual(['/ajax/user/csrf-token']);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('one may be there without the other', async () => {
    await start(withBackend(false, true));
    expect(network.asked).toEqual([]);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('requests can be made', async () => {
    const { session } = await start(withBackend(true, false));
    const reply = await session.server?.request({ method: 'GET', path: '/ajax/letters' });
    expect(reply).toMatchObject({ kind: 'success' });
  });
});

describe('the part for the store', () => {
  test('shows its flashes', async () => {
    const { flashes } = await start(
      startup({ store: { flashes: [{ kind: 'info', text: 'Welcome.', sticky: false }] } }),
    );
    expect(flashes).toMatchObject([{ kind: 'info', text: 'Welcome.' }]);
  });

  test.each([
    ['hello', 'hello'],
    ['newsletter', 'newsletter'],
    ['teapot', 'default'],
  ])('opens the modal "%s" as the %s one', async (modal, subject) => {
    expect((await start(startup({ store: { flashes: [], modal } }))).modals).toEqual({ current: { subject } });
  });
});

test('who is there is known to the session', async () => {
  expect((await start(startup({ user: { name: 'Ottoline Wick' } }))).session.user).toEqual({ name: 'Ottoline Wick' });
});
