/** Faults that tests can inject into the server. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

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
export async function applyFaults(
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
