/** Effects of the start-up data. @vitest-environment happy-dom */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultStartup, printStartup, readStartup, type Startup } from '#site/startup/startup.ts';
import { FakeSocket, fakeFetch } from '../../tests/support/fakeEnvironment.ts';

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

/** Starts a page with the text embedded. Returns the contents of its stores. */
async function start(text: string | undefined) {
  if (text !== undefined) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'startup';
    element.textContent = text;
    document.body.append(element);
  }
  const { connection, session, startSession } = await import('./session.ts');
  const { flashes } = await import('#storage/flashes/flashes.ts');
  const { modals } = await import('#site/notices/modals.ts');
  await startSession();
  return { connection, session, flashes: flashes.get(), modals: modals.get() };
}
const startup = (changes: Partial<Startup>) => printStartup({ ...defaultStartup, ...changes });
const withBackend = (ajax: boolean, socket: boolean) =>
  startup({ configuration: { environment: 'production', backend: { ajax, socket }, newsletter: 'frame' } });

describe('R21, W1: without a backend', () => {
  test.each([
    ['by default', startup({})],
    ['when the start-up data is missing', undefined],
    ['when it is truncated', withBackend(true, true).slice(0, -5)],
    ['when its configuration is broken', JSON.stringify({ configuration: { backend: { ajax: true, socket: 'yes' } } })],
  ])('%s, no request is sent, no socket is opened and no flash is shown', async (_when, text) => {
    const { session, flashes, modals } = await start(text);
    expect(session.get().configuration.backend).toBeNull();
    expect(network.asked).toEqual([]);
    expect(FakeSocket.opened).toEqual([]);
    expect(flashes).toEqual([]);
    expect(modals).toEqual({});
  });

  test('D2: broken start-up data is logged', async () => {
    await start('{"user":');
    expect(warn).toHaveBeenCalledExactlyOnceWith('The start-up data does not conform.', ['Unconformable entity']);
  });
});

describe('with a backend', () => {
  test('the token is fetched and the socket is opened if both are configured', async () => {
    await start(withBackend(true, true));
    expect(network.paths()).toEqual(['/ajax/user/csrf-token']);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('the socket works without AJAX calls', async () => {
    await start(withBackend(false, true));
    expect(network.asked).toEqual([]);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('requests can be sent', async () => {
    const { connection } = await start(withBackend(true, false));
    const client = await connection();
    const reply = await client?.request({ method: 'GET', path: '/ajax/letters' });
    expect(reply).toMatchObject({ kind: 'success' });
  });
});

describe('the `store` part of the start-up data', () => {
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
  ])('opens the modal "%s" as the modal %s', async (modal, subject) => {
    expect((await start(startup({ store: { flashes: [], modal } }))).modals).toEqual({ current: { subject } });
  });
});

test('the session takes the user from the start-up data and from later messages', async () => {
  const { configuration } = readStartup(withBackend(false, true)).startup;
  const { session } = await start(startup({ user: { name: 'Ottoline Wick' }, configuration }));
  expect(session.get().user).toEqual({ name: 'Ottoline Wick' });
  FakeSocket.opened[0]?.onmessage?.({ data: JSON.stringify({ type: 'user', payload: { name: 'Ottoline II' } }) });
  expect(session.get().user).toEqual({ name: 'Ottoline II' });
});
