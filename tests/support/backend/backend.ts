/**
 * The reference backend: the site's own files and policy, extended by what a publisher's backend would add
 * (docs/backend.md).
 */

import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
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

/** Answers a request to Node's server with a function of the platform's requests and responses. */
async function answerCall(
  api: Pick<Hono, 'fetch'>,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET', url = '/', headers } = request;
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = ['GET', 'HEAD'].includes(method) ? null : Readable.toWeb(request);
  const call = new Request(origin + url, { method, headers: sent, body, duplex: 'half' } as RequestInit);
  const answer = await api.fetch(call);
  response
    .setHeaders(answer.headers)
    .writeHead(answer.status)
    .end(Buffer.from(await answer.arrayBuffer()));
}

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
    const findPage = loadPages({ root, built, served, configuration, personal });
    const answerFile = createSiteHandler(root, served);

    return (request, response) => {
      const requested = pathOf(request);
      if (kindOfPath(requested) === 'backend')
        // The platform has no request for some of what a client may send, such as TRACE.
        return void answerCall(api, origin, request, response).catch(() =>
          response.writeHead(400, headersFor(requested, 400, served)).end(),
        );
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const page = reads ? findPage(requested) : undefined;
      if (!page) return answerFile(request, response);
      const headers = { ...headersFor(requested, page.status, served), 'Content-Type': 'text/html; charset=utf-8' };
      return response.writeHead(page.status, headers).end(page.html);
    };
  }

  return { createHandler, ...createUserSockets(() => origin) };
}
