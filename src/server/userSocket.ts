/**
 * The real-time connection (spec section 7, reliability 3.6): open while there
 * is a network and somebody looking, reopened with growing patience, and silent
 * about its own fate.
 */

import { createAllowance } from './allowance.ts';
import { reconnectDelay } from './delays.ts';
import type { Surroundings } from './surroundings.ts';

const path = '/user/websocket';

const second = 1000;
/** A connection that has lasted this long was a good one. */
const steadyAfter = 30 * second;
/** Tabs in the background keep their connection this long. */
const hiddenPatience = 300 * second;
const afterReturn = 3 * second;
/** Closed for good: a breach of policy, or the server knows us and does not want us. */
const refusals: readonly number[] = [1008, 4401, 4403];

function socketAddress(page: string): string {
  const address = new URL(path, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/**
 * Opens the connection, now or as soon as it makes sense, and keeps it for the life of the page.
 * @param onData Called with what every message brings, whatever it is.
 */
export function openUserSocket(
  { WebSocket, presence, random, page }: Omit<Surroundings, 'fetch'>,
  onData: (data: unknown) => void,
): void {
  // Forty in ten minutes at most, whatever the dice say.
  const allowance = createAllowance(10, 20 * second);
  let socket: WebSocket | undefined;
  let failures = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    allowance.take();
    const opening = new WebSocket(socketAddress(page()));
    socket = opening;
    opening.onopen = () => {
      steady = setTimeout(() => {
        failures = 0;
      }, steadyAfter);
    };
    opening.onmessage = ({ data }) => onData(data);
    opening.onclose = ({ code }) => {
      forget();
      if (refusals.includes(code)) stopWatching();
      else if (isWanted()) openAfter(reconnectDelay(failures++, random));
    };
  }

  function openAfter(delay: number): void {
    next = setTimeout(open, Math.max(delay, allowance.wait()));
  }

  function forget(): void {
    socket = undefined;
    clearTimeout(steady);
  }

  /** An offline browser may take minutes to say that a connection is closed. */
  function hangUp(): void {
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    forget();
  }

  const isWanted = () => presence.online() && presence.visible();

  const stopWatching = presence.watch(() => {
    clearTimeout(next);
    if (!presence.online()) hangUp();
    else if (!presence.visible()) next = setTimeout(hangUp, hiddenPatience);
    else if (!socket) openAfter(random() * afterReturn);
  });

  if (isWanted()) open();
}
