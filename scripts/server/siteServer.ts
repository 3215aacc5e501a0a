/** The site's own static server: used by `npm start`, and by the tests, which can stop it and spoil it. */

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
  /** How many ports after it to try when it is taken. */
  readonly spare?: number;
  /** What answers in place of the plain site; made anew for every deployment. */
  readonly createHandler?: (root: string, origin: string) => RequestListener;
  /** What becomes of a request for a socket; without this there are none. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** In order of arrival; the status and the length of the body are final once the answer is. */
export type ServedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  readonly bytes: number;
};

export type SiteServer = {
  readonly origin: string;
  /** Every request since the start, or since a test emptied the list. */
  readonly requests: ServedRequest[];
  /** Rules that spoil answers; add and remove at will. */
  readonly faults: Fault[];
  /** Serves another build from the next request on. */
  deploy(root: string): void;
  /** Hangs up on everyone and stops listening: the way tests go offline. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
};

const host = 'localhost';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
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
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(server, listeningPort);
    },
  };
}
