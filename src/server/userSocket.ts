/**
 * The real-time connection: open while the browser is online and the tab visible, reopened with growing random
 * delays. The user gets no notice of its state.
 */

import type { Environment } from './environment.ts';
import { createRateLimiter, reconnectDelay } from './retryTiming.ts';

const path = '/user/websocket';

const second = 1000;
/** Milliseconds after which a connection counts as stable and the delays start over. */
const stableAfter = 30 * second;
const hiddenTimeout = 300 * second;
const afterReturn = 3 * second;
/** Close codes that end the connection for good: policy violation, and the server's codes for a refused user. */
const refusals: readonly number[] = [1008, 4401, 4403];
/** Close codes "service restart" and "try again later". The reason may be the seconds within which to reconnect. */
const restarts: readonly number[] = [1012, 1013];

function socketAddress(page: string): string {
  const address = new URL(path, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/**
 * Opens the connection as soon as the page is online and visible, and maintains it for the life of the page. Returns a
 * function that sets the seconds within which the next reconnect should happen.
 * @param onData Called with the data of each message.
 */
export function openUserSocket(
  { WebSocket, pageVisibility, random, page }: Environment,
  onData: (data: unknown) => void,
): (seconds: number) => void {
  // At most forty attempts in ten minutes.
  const rateLimiter = createRateLimiter(10, 20 * second);
  let socket: WebSocket | undefined;
  let failures = 0;
  /** Reconnect period that the server asked for, in milliseconds. It applies to one reconnect. */
  let hint: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let stable: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    rateLimiter.take();
    hint = undefined;
    socket = new WebSocket(socketAddress(page()));
    socket.onopen = () => (stable = setTimeout(() => (failures = 0), stableAfter));
    socket.onmessage = ({ data }) => onData(data);
    socket.onclose = ({ code, reason }) => {
      forget();
      if (restarts.includes(code) && /^\d{1,3}$/.test(reason)) hint = Number(reason) * second;
      if (refusals.includes(code)) unwatch();
      else if (isWanted()) openAfter(reconnectDelay(failures++, random, hint));
    };
  }

  function openAfter(milliseconds: number): void {
    next = setTimeout(open, Math.max(milliseconds, rateLimiter.wait()));
  }

  function forget(): void {
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket = undefined;
    clearTimeout(stable);
  }

  /** Does not wait for the close event, which an offline browser may fire minutes later. */
  function hangUp(): void {
    socket?.close();
    forget();
  }

  const isWanted = () => pageVisibility.online() && pageVisibility.visible();

  const unwatch = pageVisibility.watch(() => {
    clearTimeout(next);
    if (!pageVisibility.online()) hangUp();
    else if (!pageVisibility.visible()) next = setTimeout(hangUp, hiddenTimeout);
    else if (!socket) openAfter(hint === undefined ? random() * afterReturn : reconnectDelay(0, random, hint));
  });

  if (isWanted()) open();
  return (seconds) => {
    hint = seconds * second;
  };
}
