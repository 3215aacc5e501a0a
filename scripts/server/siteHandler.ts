/**
 * Answers requests from a built folder as every host of the site must: with the file, the page's own HTML, a redirect
 * to a card's page, the shell for client-rendered pages, or else 404, which is HTML only if a page was requested.
 */

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { shellPath } from '#site/paths.ts';
import { printFilesPath, printListName } from '#site/print/printFiles.ts';
import { cardRedirect } from './cardRedirects.ts';
import type { PolicySettings } from './contentSecurity.ts';
import { isClientRendered, kindOfPath } from './pathKinds.ts';
import { headersFor, missingText } from './policy.ts';
import { readSiteFiles, type SiteFiles } from './siteFiles.ts';

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

/** The query of a request with its question mark, or nothing. */
const queryOf = ({ url = '' }: IncomingMessage) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The printable files are written while the server runs; their list comes last. */
function laterFiles(root: string): () => SiteFiles | undefined {
  let files: SiteFiles | undefined;
  return () => {
    if (existsSync(path.join(root, printListPath))) files ??= readSiteFiles(root);
    return files;
  };
}

export function createSiteHandler(root: string, settings: PolicySettings): RequestListener {
  const builtFiles = readSiteFiles(root);
  const printedFiles = laterFiles(root);
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
    const isPrinted = requested.startsWith(printFilesPath);
    const files = isPrinted ? printedFiles() : builtFiles;
    const address = files?.find(requested) ?? (isClientRendered(requested) ? shellPath : undefined);
    setHeaders(response, requested, 200);
    const target = cardRedirect(requested);
    if (target !== undefined) return void response.writeHead(301, { Location: target + queryOf(request) }).end();
    // Until the list is written, an empty one is sent instead of an error.
    if (!files && requested === printListPath)
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    if (!files || address === undefined) return sendMissing(response, requested);
    files.send(address, request, response, ({ status, headers }) => {
      if (status === 404) return sendMissing(response, requested);
      setHeaders(response, requested, status);
      response.writeHead(status, headers).end();
    });
  };
}
