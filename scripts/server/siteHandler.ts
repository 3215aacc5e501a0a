/**
 * Answers requests from a built folder as every host of the site must: with the file, the page's own HTML, a redirect
 * to a card's page, the shell for client-rendered pages, or else 404, which is HTML only if a page was requested.
 */

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { shellPath } from '#site/paths.ts';
import { printFilesPath, printListName } from '#site/print/printFiles.ts';
import { cardRedirect } from './cardRedirects.ts';
import type { PolicySettings } from './contentSecurity.ts';
import { isClientRendered, kindOfPath } from './pathKinds.ts';
import { headersFor, missingText } from './policy.ts';

const printListPath = `${printFilesPath}${printListName}`;

/** The decoded path of a request, or the raw path if it cannot be decoded. */
export function pathOf(request: IncomingMessage): string {
  const raw = (request.url ?? '/').split('?')[0] ?? '/';
  try {
    return decodeURI(raw);
  } catch {
    return raw;
  }
}

/** Serves the printable files, which are written while the server runs, as soon as their list exists. */
function laterFolder(root: string): ReturnType<typeof sirv> {
  let serve: ReturnType<typeof sirv> | undefined;
  return (request, response, next) => {
    if (existsSync(path.join(root, printListPath))) serve ??= sirv(root, { etag: true });
    if (serve) serve(request, response, next);
    else next?.();
  };
}

export function createSiteHandler(root: string, settings: PolicySettings): RequestListener {
  const serveFile = sirv(root, { etag: true, brotli: true, gzip: true });
  const servePrinted = laterFolder(root);
  const notFoundPage = readFileSync(path.join(root, '404.html'));

  const setHeaders = (response: ServerResponse, requested: string, status: number) => {
    for (const [name, value] of Object.entries(headersFor(requested, status, settings)))
      response.setHeader(name, value);
  };

  const sendMissing = (response: ServerResponse, requested: string) => {
    setHeaders(response, requested, 404);
    const kind = kindOfPath(requested);
    response.writeHead(404).end(kind === 'page' ? notFoundPage : missingText(kind));
  };

  return (request, response) => {
    const requested = pathOf(request);
    if (kindOfPath(requested) === 'backend') return sendMissing(response, requested);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, requested, 405);
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    setHeaders(response, requested, 200);
    if (requested.startsWith(printFilesPath)) {
      servePrinted(request, response, () => {
        // Until then an empty list is sent instead of an error.
        if (requested === printListPath) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        else sendMissing(response, requested);
      });
      return;
    }
    serveFile(request, response, () => {
      const target = cardRedirect(requested);
      if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
      if (!isClientRendered(requested)) return sendMissing(response, requested);
      request.url = shellPath;
      serveFile(request, response, () => sendMissing(response, requested));
    });
  };
}
