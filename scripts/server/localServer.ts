/** An HTTP server on this machine: finds a free port, and can be stopped and started again. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export type LocalServerOptions = {
  /** The first port to try; 0 for any free one. */
  readonly port: number;
  /** How many further ports to try if it is in use. */
  readonly spare?: number;
  readonly createHandler: (origin: string) => RequestListener;
  /** Handles requests to upgrade to a socket, which are not supported without it. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

export type LocalServer = {
  readonly origin: string;
  /** Closes all connections and stops listening. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
};

const host = 'localhost';

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, host);
  // Rejects if the port is in use.
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function listenOnFreePort(server: Server, port: number, spare: number): Promise<number> {
  try {
    return await listen(server, port);
  } catch (error) {
    if (spare === 0 || !isTaken(error)) throw error;
    return listenOnFreePort(server, port + 1, spare - 1);
  }
}

export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const { port, spare = 0, createHandler, onUpgrade } = options;
  const server = createServer();
  if (onUpgrade) server.on('upgrade', onUpgrade);
  const listeningPort = await listenOnFreePort(server, port, spare);
  const origin = `http://${host}:${listeningPort}`;
  server.on('request', createHandler(origin));

  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        // Ignores the error of a server that has stopped already.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(server, listeningPort);
    },
  };
}
