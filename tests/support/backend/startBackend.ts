/**
 * The reference backend: the site's own server with its files, policy and
 * switches, and beside them what a publisher's backend would add
 * (docs/backend.md).
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
import type { Startup } from '#site/startup/startup.ts';
import { versionFileSchema } from '#site/startup/versionFile.ts';
import { createApi } from './api.ts';
import { loadPages } from './pages.ts';
import { createUserSockets, type UserSockets } from './userSockets.ts';

export type BackendOptions = {
  /** The built folder. */
  readonly root: string;
  /** What it was built with. */
  readonly settings: Omit<PolicySettings, 'backend'>;
  readonly port: number;
  readonly spare?: number;
  readonly backend?: Startup['configuration']['backend'];
  readonly store?: Startup['store'];
};

export type Backend = SiteServer & { readonly sockets: UserSockets };

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { root, settings, port, spare = 0, backend = { ajax: true, socket: true } } = options;
  const built: PolicySettings = { ...settings, backend: false };
  const { sockets, upgrade, terminate } = createUserSockets(() => site.origin);

  function createHandler(root: string, origin: string): RequestListener {
    const served = { ...settings, origin, backend: true };
    const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(root, versionPath), 'utf8')));
    const api = createApi({ origin, version, headersFor: (path, status) => headersFor(path, status, served) });
    const answerCall = getRequestListener(api.fetch, { overrideGlobalObjects: false });
    const findPage = loadPages({ root, built, served, backend, ...(options.store && { store: options.store }) });
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
    stop() {
      terminate();
      return site.stop();
    },
  };
}
