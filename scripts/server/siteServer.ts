/** The site's own server for tests and measurements, which can inject faults, count requests and change the build. */

import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { PolicySettings } from './contentSecurity.ts';
import { type Fault, withFaults } from './faults.ts';
import { type LocalServer, type LocalServerOptions, startLocalServer } from './localServer.ts';
import { createSiteHandler, pathOf } from './siteHandler.ts';

export type SiteServerOptions = Omit<LocalServerOptions, 'createHandler'> & {
  /** The built folder. */
  readonly root: string;
  readonly settings: PolicySettings;
  /** Creates the handler that replaces that of the plain site. Called for every deployment. */
  readonly createHandler?: (root: string, origin: string) => RequestListener;
};

/** `status` and `bytes` are final when the answer is complete. */
export type ServedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  readonly bytes: number;
};

export type SiteServer = LocalServer & {
  /** Every request in order of arrival, since the start or since a test emptied the list. */
  readonly requests: ServedRequest[];
  /** The faults to inject. Tests may add and remove them at any time. */
  readonly faults: Fault[];
  /** Serves another build from the next request on. */
  deploy(root: string): void;
};

const withLog =
  (requests: ServedRequest[], handler: RequestListener): RequestListener =>
  (request, response) => {
    requests.push({
      method: request.method ?? '',
      path: pathOf(request),
      headers: request.headers,
      get status() {
        return response.statusCode;
      },
      get bytes() {
        return Number(response.getHeader('Content-Length') ?? 0);
      },
    });
    handler(request, response);
  };

export async function startSiteServer({
  root,
  settings,
  createHandler = (built) => createSiteHandler(built, settings),
  ...options
}: SiteServerOptions): Promise<SiteServer> {
  const requests: ServedRequest[] = [];
  const faults: Fault[] = [];
  let handler: RequestListener;

  const server = await startLocalServer({
    ...options,
    createHandler(origin) {
      handler = createHandler(root, origin);
      return withLog(
        requests,
        withFaults(faults, (request, response) => handler(request, response)),
      );
    },
  });

  return {
    ...server,
    requests,
    faults,
    deploy(newRoot) {
      handler = createHandler(newRoot, server.origin);
    },
  };
}
