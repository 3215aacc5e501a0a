/** Makes of an answer what it means (spec sections 7 and 8); what is to be done about it is decided elsewhere. */

import { conform, parseJson } from '#site/startup/conform.ts';
import type { ServerFlash } from '#site/startup/serverFlash.ts';
import { envelopeSchema } from './envelope.ts';
import { safeRedirect } from './safeRedirect.ts';

export type Answer = {
  /** Of the response; 0 when there was none. */
  readonly status: number;
  /** Its text; absent where the method asks for none. */
  readonly body?: string;
};

/** What an answer is read against. */
export type Reading = {
  /** The version of the running site; nothing is newer than an unknown one. */
  readonly version?: string | undefined;
  /** Absolute address of the page. */
  readonly address: string;
  /** Foreign origins a redirect may lead to. */
  readonly otherOrigins: readonly string[];
};

type Enclosed = {
  readonly flashes: readonly ServerFlash[];
  /** A version of the site other than the running one. */
  readonly newerVersion?: string;
};

export type Reply =
  | (Enclosed & { readonly kind: 'success' | 'failed'; readonly payload: unknown })
  | (Enclosed & { readonly kind: 'redirect'; readonly to: string })
  | (Enclosed & { readonly kind: 'newerVersion' })
  | { readonly kind: 'forbidden' }
  /** The network works and the backend does not. */
  | { readonly kind: 'maintenance' }
  /** No response at all; whose fault that is remains to be seen. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unreadable'; readonly faults: readonly string[] }
  | { readonly kind: 'unexpected'; readonly status: number };

/** The standard's own, and those of the proxies that have more to say about their origin. */
const gatewayErrors: readonly number[] = [502, 503, 504, 520, 521, 522, 523, 524];

/** Every answer is one kind of reply; whatever a body holds, nothing is thrown. */
export function readEnvelope({ status, body }: Answer, reading: Reading): Reply {
  if (status === 0) return { kind: 'unanswered' };
  if (gatewayErrors.includes(status)) return { kind: 'maintenance' };
  if (status === 403) return { kind: 'forbidden' };
  if (status !== 200) return { kind: 'unexpected', status };
  if (body === undefined) return { kind: 'success', payload: undefined, flashes: [] };
  return openEnvelope(body, reading);
}

function openEnvelope(body: string, { version, address, otherOrigins }: Reading): Reply {
  const schema = envelopeSchema((redirect) => safeRedirect(redirect, address, otherOrigins));
  const envelope = conform(schema, parseJson(body));
  if (!envelope.conforms) return { kind: 'unreadable', faults: envelope.faults };

  const { data } = envelope;
  const enclosed = { flashes: data.flashes, ...newerThan(version, data.version) };
  switch (data.status) {
    case 'success':
      return { kind: 'success', payload: data.payload, ...enclosed };
    case 'error':
      return { kind: 'failed', payload: data.payload, ...enclosed };
    case 'redirect':
      return { kind: 'redirect', to: data.redirect, ...enclosed };
    case 'version':
      return { kind: 'newerVersion', ...enclosed, newerVersion: data.version };
  }
}

/** A version that is not the running one counts as newer: the server is always right about that. */
export function newerThan(
  running: string | undefined,
  theirs: string | null | undefined,
): { readonly newerVersion?: string } {
  return running === undefined || theirs == null || theirs === running ? {} : { newerVersion: theirs };
}
