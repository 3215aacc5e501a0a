/** The request layer: sends a call, retries it as often as needed, and resolves to one final reply. */

import { z } from 'zod/mini';
import { notices } from '#site/notices/notices.ts';
import { discard, readBody } from '#site/readBody.ts';
import { validate } from '#site/startup/validate.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { type Call, csrfTokenPath, encodeCall, isUnsafe } from './call.ts';
import { type Answer, type EnvelopeContext, type FinalReply, readAnswer } from './envelope.ts';
import type { Environment } from './environment.ts';
import { createOutage } from './outage.ts';
import { takeRedirect } from './redirects.ts';
import { readRetryAfter } from './retryTiming.ts';
import { showReply } from './serverNotices.ts';

/** Handlers with which a caller processes replies itself. */
export type Handlers = {
  readonly success?: (payload: unknown) => unknown;
  readonly failure?: (payload: unknown) => unknown;
  /** Called instead of loading the address, which has already been checked. */
  readonly redirect?: (address: string) => unknown;
  /** Handlers for statuses outside the error catalogue. */
  readonly statuses?: Readonly<Record<number, () => unknown>>;
};

export type Client = ReturnType<typeof createClient>;

/** Payload with the CSRF token: printable ASCII, so that it is valid in a header. */
const tokenSchema = z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/)) });

const timeoutMs = 10_000;
const noAnswer = { status: 0, retryAfter: 0 } as const;

/** @param reading Context for reading answers, without the page's address. */
export function createClient(environment: Environment, context: Omit<EnvelopeContext, 'address'>) {
  const { fetch, pageVisibility, page, leaveFor } = environment;
  const outage = createOutage(environment);
  /** CSRF token: kept in memory only, sent in a header only. */
  let token: string | undefined;
  let loadingToken: Promise<void> | undefined;

  async function attempt(call: Call): Promise<Answer & { readonly retryAfter: number }> {
    if (!pageVisibility.online()) return noAnswer;
    const [url, init] = encodeCall(call, page(), token);
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const { headers } = response;
      const retryAfter = readRetryAfter(headers.get('Retry-After'), headers.get('Date'));
      // Browsers hide the status of a redirect that is not followed.
      const status = response.type === 'opaqueredirect' ? 302 : response.status;
      if (status === 200 && call.method !== 'HEAD') return { status, retryAfter, body: await readBody(response) };
      void discard(response);
      return { status, retryAfter };
    } catch {
      return noAnswer;
    }
  }

  async function send(call: Call): Promise<FinalReply> {
    const untilRetry = outage.startRetries();
    for (;;) {
      const answer = await attempt(call);
      const reply = readAnswer(answer, { ...context, address: page() });
      if (reply.kind !== 'maintenance' && reply.kind !== 'unanswered') {
        outage.answered();
        return reply;
      }
      await untilRetry(reply.kind, answer.retryAfter);
    }
  }

  /** Shows what a reply says, and runs its handler. */
  async function finish(reply: FinalReply, { success, failure, redirect, statuses }: Handlers): Promise<FinalReply> {
    showReply(reply);
    try {
      if (reply.kind === 'success') await success?.(reply.payload);
      if (reply.kind === 'failed') await failure?.(reply.payload);
      if (reply.kind === 'forbidden') token = undefined;
      if (reply.kind === 'redirect') await (redirect ?? follow)(reply.to);
      if (reply.kind === 'unexpected') await (statuses?.[reply.status] ?? logUnexpected)(reply.status);
    } catch (error) {
      console.error(error);
      void showFlash(notices.choked());
    }
    return reply;
  }

  function follow(address: string): void {
    if (takeRedirect()) leaveFor(address);
    else void showFlash(notices.redirectedInCircles());
  }

  const logUnexpected = (status: number) => console.error('Unexpected AJAX response', status);

  async function loadToken(): Promise<void> {
    const reply = await finish(await send({ method: 'GET', path: csrfTokenPath }), {});
    if (reply.kind !== 'success') return;
    const read = validate(tokenSchema, reply.payload);
    if (read.isValid) token = read.data.token;
    else showReply({ kind: 'unreadable', faults: read.faults });
  }

  async function fetchToken(): Promise<void> {
    if (token !== undefined) return;
    loadingToken ??= loadToken().finally(() => (loadingToken = undefined));
    await loadingToken;
  }

  return {
    /** Resolves to the final reply after its handler has run. Rejects only for a URL on another origin. */
    async request(call: Call, handlers: Handlers = {}): Promise<FinalReply> {
      // Throws for a URL on another origin, before fetching a token for it.
      encodeCall(call, page(), undefined);
      if (isUnsafe(call)) await fetchToken();
      return finish(await send(call), handlers);
    },
    /** Fetches the CSRF token unless it is already loaded. Concurrent callers share one request. */
    fetchToken,
  };
}
