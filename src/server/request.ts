/** The request layer (spec section 7): one call, through as many attempts as it takes, to one answer. */

import { conform } from '#site/startup/conform.ts';
import { type Call, changesSomething, encodeCall } from './call.ts';
import { csrfPayloadSchema, csrfTokenPath } from './csrfToken.ts';
import { readRetryAfter } from './delays.ts';
import { type FinalReply, type Handlers, handlerOf } from './handlers.ts';
import { createOutage, type OutageReports } from './outage.ts';
import { createProbe, type Probe } from './probe.ts';
import { type Answer, type Reading, readEnvelope } from './readEnvelope.ts';
import type { Surroundings } from './surroundings.ts';
import { createCsrfToken } from './tokenStore.ts';
import { withDeadline } from './withDeadline.ts';

export type Reports = OutageReports & {
  /** Every final answer, whoever handles it. */
  readonly reply: (reply: FinalReply) => void;
  /** An answer that its caller does nothing about. */
  readonly unhandled: (reply: FinalReply) => void;
  /** A caller could not cope with an answer. */
  readonly choked: (error: unknown) => void;
};

export type RequestOptions = {
  readonly reports: Reports;
  /** What answers are read against, but for the page's address. */
  readonly reading: Omit<Reading, 'address'>;
  readonly probe?: Probe;
};

export type RequestLayer = {
  /** Resolves to the final answer, after its handler. Rejects only for a call that must not be made. */
  readonly request: (call: Call, handlers?: Handlers) => Promise<FinalReply>;
  /** Asks for the anti-forgery token unless it is held. */
  readonly fetchToken: () => Promise<string | undefined>;
};

const deadline = 10_000;
const noAnswer = { status: 0, retryAfter: 0 } as const;

export function createRequestLayer(
  { fetch, presence, random, page }: Surroundings,
  { reports, reading, probe = createProbe(fetch) }: RequestOptions,
): RequestLayer {
  const outage = createOutage(presence, probe, random, reports);
  const csrfToken = createCsrfToken(loadToken);

  async function attempt(call: Call): Promise<Answer & { retryAfter: number }> {
    if (!presence.online()) return noAnswer;
    const [url, init] = encodeCall(call, page(), csrfToken.held());
    try {
      return await withDeadline(deadline, async (signal) => {
        const response = await fetch(url, { ...init, signal });
        const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
        // Browsers hide the status of a redirect that is not followed.
        const status = response.type === 'opaqueredirect' ? 302 : response.status;
        return { status, retryAfter, ...(call.method !== 'HEAD' && { body: await response.text() }) };
      });
    } catch {
      return noAnswer;
    }
  }

  async function send(call: Call): Promise<FinalReply> {
    const patience = outage.createPatience();
    for (;;) {
      const answer = await attempt(call);
      const reply = readEnvelope(answer, { ...reading, address: page() });
      if (reply.kind === 'maintenance' || reply.kind === 'unanswered') {
        await patience.untilRetry({ kind: reply.kind, retryAfter: answer.retryAfter });
        continue;
      }
      outage.answered();
      if (reply.kind === 'forbidden') csrfToken.drop();
      return reply;
    }
  }

  async function settle(reply: FinalReply, handlers: Handlers): Promise<FinalReply> {
    reports.reply(reply);
    const handle = handlerOf(reply, handlers);
    if (!handle) reports.unhandled(reply);
    try {
      await handle?.();
    } catch (error) {
      reports.choked(error);
    }
    return reply;
  }

  async function loadToken(): Promise<string | undefined> {
    let token: string | undefined;
    const success = (payload: unknown) => {
      const read = conform(csrfPayloadSchema, payload);
      if (read.conforms) token = read.data.token;
      else reports.reply({ kind: 'unreadable', faults: read.faults });
    };
    await settle(await send({ method: 'GET', path: csrfTokenPath }), { success });
    return token;
  }

  return {
    async request(call, handlers = {}) {
      // A call that must not be made is refused before anything is asked for on its behalf.
      encodeCall(call, page(), undefined);
      if (changesSomething(call)) await csrfToken.get();
      return settle(await send(call), handlers);
    },
    fetchToken: csrfToken.get,
  };
}
