/** A call as it is made and as it goes out: method, encoding, address and headers (spec section 7). */

import { csrfHeader } from './csrfToken.ts';
import { safeRedirect } from './safeRedirect.ts';

type Field = string | number | boolean;
/** What a form can say; a list says its name several times. */
export type Fields = Readonly<Record<string, Field | readonly Field[] | undefined>>;

export type Call = {
  /** On this site. */
  readonly path: string;
} & (
  | { readonly method: 'GET' | 'HEAD'; readonly payload?: Fields }
  | { readonly method: UnsafeMethod; readonly encoding?: 'form'; readonly payload?: Fields }
  | { readonly method: UnsafeMethod; readonly encoding: 'json'; readonly payload?: unknown }
);
type UnsafeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls that change something need the token; the others carry it if it is there. */
export const changesSomething = ({ method }: Call): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * What to hand to `fetch`. Throws for an address elsewhere, before the token is anywhere near it.
 * @param page Absolute address of the page.
 */
export function encodeCall(call: Call, page: string, token: string | undefined): [url: string, init: RequestInit] {
  const address = safeRedirect(call.path, page);
  if (address === undefined) throw new TypeError(`Calls go to this site only, and not to "${call.path}".`);
  const { url, body, type } = encodePayload(call, new URL(address));
  return [
    url.href,
    {
      method: call.method,
      headers: {
        Accept: 'application/json',
        ...(type !== undefined && { 'Content-Type': type }),
        ...(token !== undefined && { [csrfHeader]: token }),
      },
      ...(body !== undefined && { body }),
      mode: 'same-origin',
      credentials: 'same-origin',
      cache: 'no-store',
      // A backend redirects in its envelope; nothing follows any other redirect.
      redirect: 'manual',
    },
  ];
}

function encodePayload(call: Call, url: URL): { url: URL; body?: string; type?: string } {
  if ('encoding' in call && call.encoding === 'json')
    return { url, body: JSON.stringify(call.payload ?? null), type: 'application/json' };
  const fields = encodeFields(call.payload as Fields | undefined);
  if (changesSomething(call)) return { url, body: fields, type: 'application/x-www-form-urlencoded' };
  if (fields !== '') url.search += url.search === '' ? fields : `&${fields}`;
  return { url };
}

const encodeFields = (fields: Fields = {}) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)])),
  ).toString();
