/** The server's end of the real-time connection at /user/websocket. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { UserMessage } from '#server/userMessages.ts';

const socketPath = '/user/websocket';
const largestMessage = 64 * 1024;
const heartbeat = 30_000;

export type UserSockets = {
  readonly count: () => number;
  /** The number of sockets opened so far. */
  readonly opened: () => number;
  /** Sends to every client: a valid message, or anything else. */
  readonly send: (message: UserMessage | string | Buffer) => void;
  /** @param reason With 1012 or 1013: the seconds over which the clients should reconnect. */
  readonly close: (code: number, reason?: string) => void;
};

/** @param origin The origin of the site; handshakes from others are refused, because browsers do not refuse them. */
export function createUserSockets(origin: () => string) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    verifyClient: ({ origin: sent, req }, answer) =>
      answer(sent === origin() && req.url?.split('?')[0] === socketPath, 403),
  });
  const silent = new WeakSet<object>();
  let opened = 0;

  server.on('connection', (socket) => {
    opened += 1;
    socket.on('pong', () => silent.delete(socket));
    // The socket of a client that breaks the protocol or sends too much is closed by now.
    socket.on('error', () => undefined);
  });

  // A client that has not answered the last ping is gone.
  const calls = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, heartbeat);
  calls.unref();

  const sockets: UserSockets = {
    count: () => server.clients.size,
    opened: () => opened,
    send(message) {
      const data = typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
      for (const socket of server.clients) socket.send(data);
    },
    close(code, reason) {
      for (const socket of server.clients) socket.close(code, reason);
    },
  };

  return {
    sockets,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    },
    /** Terminates every socket, as a stopped server does. */
    terminate(): void {
      for (const socket of server.clients) socket.terminate();
    },
  };
}
