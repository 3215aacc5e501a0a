/**
 * The reference backend: the site's own server with its files, policy and switches, extended by what a publisher's
 * backend would add (docs/backend.md).
 */

import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { PolicySettings } from '#scripts/server/contentSecurity.ts';
import { kindOfPath } from '#scripts/server/pathKinds.ts';
import { headersFor } from '#scripts/server/policy.ts';
import { createSiteHandler, pathOf } from '#scripts/server/siteHandler.ts';
import { type SiteServer, startSiteServer } from '#scripts/server/siteServer.ts';
import { versionPath } from '#site/paths.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { createApi } from './api.ts';
import { loadPages, type PagesOptions } from './pages.ts';
import { createUserSockets, type UserSockets } from './userSockets.ts';

export type BackendOptions = {
  /** The built folder. */
  readonly root: string;
  /** The settings of the build. */
  readonly settings: Omit<PolicySettings, 'backend'>;
  readonly port: number;
  readonly spare?: number;
  /** Changes to the configuration, in which calls and the socket are enabled. */
  readonly configuration?: PagesOptions['configuration'];
  readonly personal?: PagesOptions['personal'];
};

export type Backend = SiteServer & {
  readonly sockets: UserSockets;
  /** The addresses on the mailing list. */
  readonly subscribers: readonly string[];
};

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { root, settings, port, spare = 0, personal = {} } = options;
  const configuration = { backend: { ajax: true, socket: true }, ...options.configuration };
  const subscribers: string[] = [];
  const built: PolicySettings = { ...settings, backend: false };
  const { sockets, upgrade, terminate } = createUserSockets(() => site.origin);

  function createHandler(root: string, origin: string): RequestListener {
    const served = { ...settings, origin, backend: true };
    const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(root, versionPath), 'utf8')));
    const api = createApi({
      origin,
      version,
      onSubscribe: (email) => subscribers.push(email),
      headersFor: (path, status) => headersFor(path, status, served),
    });
    const answerCall = getRequestListener(api.fetch, { overrideGlobalObjects: false });
    const findPage = loadPages({ root, built, served, configuration, personal });
    const answerFile = createSiteHandler(root, served);

    return (request, response) => {
      const requested = pathOf(request);
      if (kindOfPath(requested) === 'backend') return void answerCall(request, response);
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const page = reads ? findPage(requested) : undefined;
      if (!page) return answerFile(request, response);
      const headers = { ...headersFor(requested, page.status, served), 'Content-Type': 'text/html; charset=utf-8' };
      return response.writeHead(page.status, headers).end(page.html);
    };
  }

  const site = await startSiteServer({ root, settings: built, port, spare, createHandler, onUpgrade: upgrade });
  return {
    ...site,
    sockets,
    subscribers,
    stop() {
      terminate();
      return site.stop();
    },
  };
}
