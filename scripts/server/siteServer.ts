/** The site's own static server, for `npm start` and for tests, which can stop it and inject faults. */

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { PolicySettings } from './contentSecurity.ts';
import { applyFaults, type Fault } from './faults.ts';
import { createSiteHandler, pathOf } from './siteHandler.ts';

export type SiteServerOptions = {
  /** The built folder. */
  readonly root: string;
  readonly settings: PolicySettings;
  /** The first port to try; 0 for any free one. */
  readonly port: number;
  /** How many further ports to try if it is in use. */
  readonly spare?: number;
  /** Creates the handler that replaces that of the plain site. Called for every deployment. */
  readonly createHandler?: (root: string, origin: string) => RequestListener;
  /** Handles requests to upgrade to a socket, which are not supported without it. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** `status` and `bytes` are final when the answer is complete. */
export type ServedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  readonly bytes: number;
};

export type SiteServer = {
  readonly origin: string;
  /** Every request in order of arrival, since the start or since a test emptied the list. */
  readonly requests: ServedRequest[];
  /** The faults to inject. Tests may add and remove them at any time. */
  readonly faults: Fault[];
  /** Serves another build from the next request on. */
  deploy(root: string): void;
  /** Closes all connections and stops listening, so that tests can go offline. */
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

export async function startSiteServer({
  root,
  settings,
  port,
  spare = 0,
  createHandler = (built) => createSiteHandler(built, settings),
  onUpgrade,
}: SiteServerOptions): Promise<SiteServer> {
  const requests: ServedRequest[] = [];
  const faults: Fault[] = [];
  let handler: RequestListener;

  const server = createServer(async (request, response) => {
    const path = pathOf(request);
    requests.push({
      method: request.method ?? '',
      path,
      headers: request.headers,
      get status() {
        return response.statusCode;
      },
      get bytes() {
        return Number(response.getHeader('Content-Length') ?? 0);
      },
    });
    if (!(await applyFaults(faults, path, request, response))) handler(request, response);
  });
  if (onUpgrade) server.on('upgrade', onUpgrade);
  const listeningPort = await listenOnFreePort(server, port, spare);
  const origin = `http://${host}:${listeningPort}`;
  handler = createHandler(root, origin);

  return {
    origin,
    requests,
    faults,
    deploy(newRoot) {
      handler = createHandler(newRoot, origin);
    },
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
