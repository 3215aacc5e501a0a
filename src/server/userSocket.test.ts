/** Opening, closing and reopening of the real-time connection. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw, randomFrom } from '#game/engine/random.ts';
import {
  FakeSocket,
  type FakeVisibility,
  fakeEnvironment,
  fakeVisibility,
} from '../../tests/support/fakeEnvironment.ts';
import { openUserSocket } from './userSocket.ts';

const minute = 60_000;
let pageVisibility: FakeVisibility;

/** A fixed sequence of pseudo-random numbers. */
function seededRandom(): () => number {
  const random = randomFrom(1);
  return () => draw(random, 1_000_000) / 1_000_000;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  pageVisibility = fakeVisibility();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (random = seededRandom(), onData: (data: unknown) => void = vi.fn()) =>
  openUserSocket(fakeEnvironment({ pageVisibility, random }), onData);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const latest = () => {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
};

test('the socket uses the default path for user messages and the protocol of the page', () => {
  open();
  expect(latest().address).toBe('wss://clones.example/user/websocket');
});

test('received messages are passed on', () => {
  const onData = vi.fn();
  open(seededRandom(), onData);
  latest().onmessage?.({ data: 'news' });
  expect(onData).toHaveBeenCalledWith('news');
});

describe('W2: when the server keeps closing the connection', () => {
  /** Closes the socket repeatedly for ten minutes. Returns the milliseconds from each close to the next attempt. */
  function tenMinutes(random: () => number): number[] {
    open(random);
    const delays: number[] = [];
    const started = performance.now();
    while (performance.now() - started < 10 * minute) {
      const ended = performance.now();
      const before = FakeSocket.opened.length;
      latest().end(1006);
      while (FakeSocket.opened.length === before) pass(50);
      delays.push(latest().at - ended);
    }
    return delays;
  }

  test('the socket waits at least 250 ms, and at most a limit that doubles up to 30 s', () => {
    const delays = tenMinutes(seededRandom());
    for (const [failures, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(Math.min(30_000, 1000 * 2 ** failures) + 50);
    }
    expect(new Set(delays).size).toBeGreaterThan(delays.length / 2);
  });

  test.each([
    ['ordinary numbers', seededRandom()],
    ['the lowest numbers', () => 0],
  ])('the socket reconnects at most forty times in ten minutes, with %s', (_which, random) => {
    expect(tenMinutes(random).length).toBeLessThanOrEqual(40);
  });
});

describe('W9: when a restarting server gives a period', () => {
  /** Closes the connections of a thousand clients at once. Returns the milliseconds until each one reconnects. */
  function reconnectsOfThousand(end: (client: FakeSocket, hint: (seconds: number) => void) => void): number[] {
    const random = seededRandom();
    const hints = Array.from({ length: 1000 }, () => open(random));
    const clients = [...FakeSocket.opened];
    const ended = performance.now();
    for (const [index, client] of clients.entries()) end(client, hints[index] ?? vi.fn());
    pass(31_000);
    return FakeSocket.opened.slice(1000).map(({ at }) => at - ended);
  }

  test.each<[string, (client: FakeSocket, hint: (seconds: number) => void) => void]>([
    ['code 1012 and the reason "30"', (client) => client.end(1012, '30')],
    ['code 1013 and the reason "30"', (client) => client.end(1013, '30')],
    [
      'a message before the close',
      (client, hint) => {
        hint(30);
        client.end(1006);
      },
    ],
  ])('by %s, a thousand clients spread their reconnects over it', (_how, end) => {
    const delays = reconnectsOfThousand(end);
    expect(delays).toHaveLength(1000);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_000);
    const seconds = delays.map((delay) => Math.floor(delay / 1000));
    for (const second of seconds) expect(seconds.filter((other) => other === second).length).toBeLessThanOrEqual(100);
  });

  test.each(['', 'soon', '-1', '1e9', '99999'])('the reason %j is ignored', (reason) => {
    open(() => 0.999);
    latest().end(1012, reason);
    pass(1000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('it applies to one reconnect only', () => {
    open(() => 0.999);
    latest().end(1012, '30');
    pass(30_000);
    latest().end(1006);
    pass(2000);
    expect(FakeSocket.opened).toHaveLength(3);
  });
});

test('W3: the delays start over after 30 s of connection', () => {
  const random = () => 0.999;
  open(random);
  for (let failures = 0; failures < 4; failures++) {
    latest().end(1006);
    pass(30_000);
  }
  const before = FakeSocket.opened.length;
  latest().onopen?.();
  pass(30_000);
  latest().end(1006);
  pass(1000);
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

describe('W4: offline or hidden', () => {
  test('the socket is closed as soon as the browser is offline, and not reopened', () => {
    open();
    pageVisibility.change('offline');
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('the socket stays open in a hidden tab for five minutes and no longer', () => {
    open();
    pageVisibility.change('hidden');
    pass(5 * minute - 1);
    expect(latest().closedByPage).toBe(false);
    pass(1);
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('the socket is not reopened while the tab is hidden', () => {
    open();
    pageVisibility.change('hidden');
    latest().end(1006);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test.each(['offline', 'hidden'] as const)('after being %s the socket reopens once, within three seconds', (away) => {
    open();
    pageVisibility.change(away);
    pass(10 * minute);
    pageVisibility.change(away === 'offline' ? 'online' : 'visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(2);
    pass(10 * minute);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('a close event that arrives after the socket was replaced changes nothing', () => {
    open();
    const [replaced] = FakeSocket.opened;
    pageVisibility.change('offline');
    pageVisibility.change('online');
    pass(3000);
    replaced?.end(1006);
    pass(minute);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('a page that starts in the background opens the socket when it becomes visible', () => {
    pageVisibility.change('hidden');
    open();
    expect(FakeSocket.opened).toHaveLength(0);
    pageVisibility.change('visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

test.each([1008, 4401, 4403])('W5: a socket closed with %i stays closed until the page is reloaded', (code) => {
  open();
  latest().end(code);
  pass(minute);
  for (const change of ['offline', 'online', 'hidden', 'visible'] as const) pageVisibility.change(change);
  pass(10 * minute);
  expect(FakeSocket.opened).toHaveLength(1);
});
