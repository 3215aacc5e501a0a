/** Faults that tests can inject into the server. */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from './siteHandler.ts';

export type Fault = {
  readonly path: RegExp;
  readonly delayMs?: number;
  /** Closes the connection without an answer. */
  readonly cut?: true;
  /** Answers this instead of the file. */
  readonly answer?: {
    readonly status: number;
    readonly contentType?: string;
    readonly cacheControl?: string;
    readonly body?: string;
  };
};

/** Applies every fault of the path in turn. Resolves to `true` if the request needs no further answer. */
async function applyFaults(
  faults: readonly Fault[],
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const { delayMs, cut, answer } of faults.filter((fault) => fault.path.test(path))) {
    if (delayMs !== undefined) await wait(delayMs);
    // The client has closed the connection, and the file may no longer exist.
    if (request.socket.destroyed) return true;
    if (cut) {
      request.socket.destroy();
      return true;
    }
    if (answer) {
      const { status, contentType = 'text/plain', cacheControl, body } = answer;
      const headers = { 'Content-Type': contentType, ...(cacheControl && { 'Cache-Control': cacheControl }) };
      response.writeHead(status, headers).end(body);
      return true;
    }
  }
  return false;
}

/** A handler with the faults that the list has at the time of a request. */
export const withFaults =
  (faults: readonly Fault[], handler: RequestListener): RequestListener =>
  async (request, response) => {
    if (!(await applyFaults(faults, pathOf(request), request, response))) handler(request, response);
  };
