/**
 * The reference backend: the site's own files and policy, extended by what a publisher's backend would add
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
import { versionPath } from '#site/siteVersion.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { createApi } from './api.ts';
import { loadPages, type PagesOptions } from './pages.ts';
import { createUserSockets } from './userSockets.ts';

export type BackendOptions = {
  /** The settings of the build. */
  readonly settings: Omit<PolicySettings, 'backend'>;
  /** Changes to the configuration, in which calls and the socket are enabled. */
  readonly configuration?: PagesOptions['configuration'];
  readonly personal?: PagesOptions['personal'];
  /** Called with every email address that signs up. */
  readonly onSubscribe?: (email: string) => void;
};

/** The adapter's requests cannot be copied, which the limit of a body without `Content-Length` requires. */
const ofPlatform = ({ url, method, headers, body }: Request) =>
  new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);

export function createBackend({ settings, personal = {}, onSubscribe = () => undefined, ...options }: BackendOptions) {
  const configuration = { backend: { ajax: true, socket: true }, ...options.configuration };
  const built: PolicySettings = { ...settings, backend: false };
  let origin = '';

  /** @param root The built folder. @param servedAt The origin of the site. */
  function createHandler(root: string, servedAt: string): RequestListener {
    origin = servedAt;
    const served = { ...settings, origin, backend: true };
    const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(root, versionPath), 'utf8')));
    const api = createApi({
      origin,
      version,
      onSubscribe,
      headersFor: (path, status) => headersFor(path, status, served),
    });
    const answerCall = getRequestListener((request) => api.fetch(ofPlatform(request)), {
      overrideGlobalObjects: false,
    });
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

  return { createHandler, ...createUserSockets(() => origin) };
}
