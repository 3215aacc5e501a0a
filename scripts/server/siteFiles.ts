/** The files of a built folder by address, and how one is sent: its stored copy, a part of it, or that it is unchanged. */

import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';

/** Stored copies, the best first. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** An answer without the file: it is gone, the part is impossible, or a condition of the request is not met. */
export type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export type SiteFiles = {
  /** The address of the file that answers a request: the file itself, or the page of that name. */
  find(requested: string): string | undefined;
  /** Sends a file that was found, with the headers that the response has already. */
  send(address: string, request: IncomingMessage, response: ServerResponse, refuse: (refusal: Refusal) => void): void;
};

/** Reads which files there are, once. Files and folders that begin with a dot are left out. */
export function readSiteFiles(root: string): SiteFiles {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const addresses = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
      .filter((address) => !address.includes('/.')),
  );

  return {
    find(requested) {
      const name = requested.replace(/\/$/, '');
      return [name, `${name}.html`, `${name}/index.html`].find((address) => addresses.has(address));
    },

    send(address, request, response, refuse) {
      const accepted = String(request.headers['accept-encoding']);
      const stored = copies.filter(({ ending }) => addresses.has(address + ending));
      const copy = stored.find(({ encoding }) => accepted.includes(encoding));
      if (stored.length > 0) response.setHeader('Vary', 'Accept-Encoding');
      if (copy) response.setHeader('Content-Encoding', copy.encoding);
      if (!response.hasHeader('Content-Type'))
        response.setHeader('Content-Type', getMimeType(address) ?? 'application/octet-stream');

      const file = encodeURI(address + (copy?.ending ?? ''));
      send(request, file, { root, cacheControl: false, index: false })
        .on('error', (error: Refusal) => {
          // Half of it may be sent already.
          if (response.headersSent) return void response.destroy();
          for (const name of ['Vary', 'Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
          refuse(error);
        })
        .pipe(response);
    },
  };
}
