/** The envelope around every answer of a backend: its schema and its interpretation. */

import { z } from 'zod/mini';
import { parseJson } from '#game/parseJson.ts';
import { maxBodyBytes } from '#site/readBody.ts';
import { type ServerFlash, serverFlashSchema, versionSchema } from '#site/startup/schemas.ts';
import { validate } from '#site/startup/validate.ts';
import { safeRedirect } from './redirects.ts';

/** Fields that envelopes and socket messages share. */
export const contents = () => ({
  flashes: z._default(z.array(serverFlashSchema), []),
  payload: z.optional(z.unknown()),
  /** The version of the site that the backend belongs to. */
  version: z.nullish(versionSchema),
});

/** @param resolveRedirect Returns the absolute URL of an allowed redirect target, otherwise `undefined`. */
export function envelopeSchema(resolveRedirect: (address: string) => string | undefined) {
  const staying = { ...contents(), redirect: z.nullish(z.string()) };
  const resolved = z.transform((address: string, { issues }) => {
    const absolute = resolveRedirect(address);
    if (absolute === undefined) issues.push({ code: 'custom', input: address });
    return absolute ?? z.NEVER;
  });
  return z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('success'), ...staying }),
    z.strictObject({ status: z.literal('error'), ...staying }),
    z.strictObject({ status: z.literal('version'), ...staying, version: versionSchema }),
    z.strictObject({ status: z.literal('redirect'), ...contents(), redirect: z.pipe(z.string(), resolved) }),
  ]);
}

export type Answer = {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Absent for HEAD; `undefined` if it was larger than `maxBodyBytes`. */
  readonly body?: string | undefined;
};

/** Context that an answer is checked against. */
export type EnvelopeContext = {
  /** Version of the running site. If absent, no version counts as newer. */
  readonly version?: string | undefined;
  /** Absolute URL of the page. */
  readonly address: string;
  /** Other origins that a redirect may lead to. */
  readonly otherOrigins: readonly string[];
};

/** News for the user, shown whatever the rest of the answer says. */
export type News = {
  readonly flashes: readonly ServerFlash[];
  /** A version of the site other than the running one. */
  readonly newerVersion?: string;
};

export type Reply =
  | (News & { readonly kind: 'success' | 'failed'; readonly payload: unknown })
  | (News & { readonly kind: 'redirect'; readonly to: string })
  | (News & { readonly kind: 'newerVersion' })
  | { readonly kind: 'forbidden' }
  /** The network works but the backend does not. */
  | { readonly kind: 'maintenance' }
  /** No response: either the backend or the network is down. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unreadable'; readonly faults: readonly string[] }
  | { readonly kind: 'unexpected'; readonly status: number };

/** A reply that a retry would not change. */
export type FinalReply = Exclude<Reply, { readonly kind: 'maintenance' | 'unanswered' }>;

/** The standard gateway errors, and those with which proxies report a failure of the origin server. */
const gatewayErrors: readonly number[] = [502, 503, 504, 520, 521, 522, 523, 524];

/** Never throws. */
export function readAnswer(answer: Answer, { version, address, otherOrigins }: EnvelopeContext): Reply {
  const { status, body } = answer;
  if (status === 0) return { kind: 'unanswered' };
  if (gatewayErrors.includes(status)) return { kind: 'maintenance' };
  if (status === 403) return { kind: 'forbidden' };
  if (status !== 200) return { kind: 'unexpected', status };
  if (!('body' in answer)) return { kind: 'success', payload: undefined, flashes: [] };
  if (body === undefined) return { kind: 'unreadable', faults: [`The body is larger than ${maxBodyBytes} bytes.`] };

  const schema = envelopeSchema((redirect) => safeRedirect(redirect, address, otherOrigins));
  const envelope = validate(schema, parseJson(body));
  if (!envelope.isValid) return { kind: 'unreadable', faults: envelope.faults };
  const { data } = envelope;
  const news = newsOf(data, version);
  if (data.status === 'redirect') return { kind: 'redirect', to: data.redirect, ...news };
  if (data.status === 'version') return { kind: 'newerVersion', ...news, newerVersion: data.version };
  return { kind: data.status === 'error' ? 'failed' : 'success', payload: data.payload, ...news };
}

type Contents = Pick<News, 'flashes'> & { readonly version?: string | null | undefined };

/** Any version other than the running one counts as newer. */
export const newsOf = ({ flashes, version }: Contents, running: string | undefined): News => ({
  flashes,
  ...(running !== undefined && version != null && version !== running && { newerVersion: version }),
});
