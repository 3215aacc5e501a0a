/** What tests can make the server do wrong. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Fault = {
  readonly path: RegExp;
  readonly delayMs?: number;
  /** Hangs up without an answer. */
  readonly cut?: true;
  /** Answers this instead of the file. */
  readonly answer?: { readonly status: number; readonly contentType?: string; readonly body?: string };
};

/** Applies every fault of the path in turn; `true` when nothing is left to answer. */
export async function applyFaults(
  faults: readonly Fault[],
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const { delayMs, cut, answer } of faults.filter((fault) => fault.path.test(path))) {
    if (delayMs !== undefined) await wait(delayMs);
    // Nobody is there any more, and the file may be gone as well.
    if (request.socket.destroyed) return true;
    if (cut) {
      request.socket.destroy();
      return true;
    }
    if (answer) {
      response.writeHead(answer.status, { 'Content-Type': answer.contentType ?? 'text/plain' }).end(answer.body);
      return true;
    }
  }
  return false;
}
