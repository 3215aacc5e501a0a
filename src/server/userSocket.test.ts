/** The real-time connection keeps itself open, politely (reliability 3.6). */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePresence, FakeSocket, fakePresence, fakeSurroundings } from '../../tests/support/fakeSurroundings.ts';
import { openUserSocket } from './userSocket.ts';

const minute = 60_000;
let presence: FakePresence;

/** Always the same dice, which favour nobody. */
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
  presence = fakePresence();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (random = seededRandom(), onData: (data: unknown) => void = vi.fn()) =>
  openUserSocket(fakeSurroundings({ presence, random }), onData);
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

test('what comes in is handed on', () => {
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
    ['ordinary dice', seededRandom()],
    ['the worst dice', () => 0],
  ])('it tries at most forty times in ten minutes, with %s', (_dice, random) => {
    expect(tenMinutes(random).length).toBeLessThanOrEqual(40);
  });
});

test('W3: a connection that lasted 30 s is as good as new', () => {
  const dice = () => 0.999;
  open(dice);
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

describe('W4: with nobody there', () => {
  test('it is closed as soon as the browser is offline, and not tried', () => {
    open();
    presence.change('offline');
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('it stays open in a hidden tab for five minutes, and no longer', () => {
    open();
    presence.change('hidden');
    pass(5 * minute - 1);
    expect(latest().closedByPage).toBe(false);
    pass(1);
    expect(latest().closedByPage).toBe(true);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('it is not reopened while hidden', () => {
    open();
    presence.change('hidden');
    latest().end(1006);
    pass(30 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test.each(['offline', 'hidden'] as const)('after being %s it is tried once, within three seconds', (away) => {
    open();
    presence.change(away);
    pass(10 * minute);
    presence.change(away === 'offline' ? 'online' : 'visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(2);
    pass(10 * minute);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('a page that starts in the background opens it when it is looked at', () => {
    presence.change('hidden');
    open();
    expect(FakeSocket.opened).toHaveLength(0);
    presence.change('visible');
    pass(3000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

test.each([1008, 4401, 4403])('W5: closed with %i, it stays closed until the page is loaded again', (code) => {
  open();
  latest().end(code);
  pass(minute);
  presence.change('offline');
  presence.change('online');
  presence.change('hidden');
  presence.change('visible');
  pass(10 * minute);
  expect(FakeSocket.opened).toHaveLength(1);
});
