/** What a caller does with an answer, where it wants to do something itself. */

import type { Reply } from './readEnvelope.ts';

/** An answer that will not change by waiting. */
export type FinalReply = Exclude<Reply, { readonly kind: 'maintenance' | 'unanswered' }>;

export type Handlers = {
  readonly success?: (payload: unknown) => unknown;
  readonly failure?: (payload: unknown) => unknown;
  /** Instead of going to the address, which has been checked. */
  readonly redirect?: (address: string) => unknown;
  /** For statuses the error catalogue has no row for. */
  readonly statuses?: Readonly<Record<number, () => unknown>>;
};

/** What is to be done about a reply; `undefined` when the caller leaves it to the site. */
export function handlerOf(reply: FinalReply, handlers: Handlers): (() => unknown) | undefined {
  const { success, failure, redirect, statuses } = handlers;
  switch (reply.kind) {
    case 'success':
      return success && (() => success(reply.payload));
    case 'failed':
      return failure && (() => failure(reply.payload));
    case 'redirect':
      return redirect && (() => redirect(reply.to));
    case 'unexpected':
      return statuses?.[reply.status];
    case 'newerVersion':
    case 'forbidden':
    case 'unreadable':
      return undefined;
  }
}
