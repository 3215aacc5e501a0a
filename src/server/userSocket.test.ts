/** When the real-time connection is opened, closed and opened again. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
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

test('it is at the default path for user messages, under the protocol of the page', () => {
  open();
  expect(latest().address).toBe('wss://clones.example/user/websocket');
});

test('what it receives is passed on', () => {
  const onData = vi.fn();
  open(seededRandom(), onData);
  latest().onmessage?.({ data: 'news' });
  expect(onData).toHaveBeenCalledWith('news');
});

describe('W2: when the server hangs up again and again', () => {
  /** Ten minutes of it; the milliseconds from each end to the next attempt. */
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

  test('it waits for anything from 250 ms up to a limit that doubles, to 30 s', () => {
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
  ])('it tries at most forty times in ten minutes, with %s', (_which, random) => {
    expect(tenMinutes(random).length).toBeLessThanOrEqual(40);
  });
});

describe('W9: when a server that restarts names a time', () => {
  /** A thousand clients whose connections end at the same moment; the milliseconds to the attempt of each. */
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
  ])('by %s, a thousand clients return spread over it', (_how, end) => {
    const delays = reconnectsOfThousand(end);
    expect(delays).toHaveLength(1000);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_000);
    const seconds = delays.map((delay) => Math.floor(delay / 1000));
    for (const second of seconds) expect(seconds.filter((other) => other === second).length).toBeLessThanOrEqual(100);
  });

  test.each(['', 'soon', '-1', '1e9', '99999'])('the reason %j is not a time', (reason) => {
    open(() => 0.999);
    latest().end(1012, reason);
    pass(1000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('it holds for one reconnect', () => {
    open(() => 0.999);
    latest().end(1012, '30');
    pass(30_000);
    latest().end(1006);
    pass(2000);
    expect(FakeSocket.opened).toHaveLength(3);
  });
});

test('W3: after 30 s of connection the delays start anew', () => {
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
  test('it is closed as soon as the browser is offline, and not tried', () => {
    open();
    pageVisibility.change('offline');
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('it stays open in a hidden tab for five minutes, and no longer', () => {
    open();
    pageVisibility.change('hidden');
    pass(5 * minute - 1);
    expect(latest().closedByPage).toBe(false);
    pass(1);
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('it is not reopened while hidden', () => {
    open();
    pageVisibility.change('hidden');
    latest().end(1006);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test.each(['offline', 'hidden'] as const)('after being %s it is tried once, within three seconds', (away) => {
    open();
    pageVisibility.change(away);
    pass(10 * minute);
    pageVisibility.change(away === 'offline' ? 'online' : 'visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(2);
    pass(10 * minute);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('a page that starts in the background opens it when it is looked at', () => {
    pageVisibility.change('hidden');
    open();
    expect(FakeSocket.opened).toHaveLength(0);
    pageVisibility.change('visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

test.each([1008, 4401, 4403])('W5: closed with %i, it stays closed until the page is loaded again', (code) => {
  open();
  latest().end(code);
  pass(minute);
  pageVisibility.change('offline');
  pageVisibility.change('online');
  pageVisibility.change('hidden');
  pageVisibility.change('visible');
  pass(10 * minute);
  expect(FakeSocket.opened).toHaveLength(1);
});
