/** Calls to the backend and their encoding for `fetch`. */

import { safeRedirect } from './redirects.ts';

export const csrfTokenPath = '/ajax/user/csrf-token';
export const csrfHeader = 'X-CSRF-Token';

type Field = string | number | boolean;
/** Form fields. A list is sent as several fields of the same name. */
export type Fields = Readonly<Record<string, Field | readonly Field[] | undefined>>;

export type Call = {
  /** Path or URL on this site. */
  readonly path: string;
} & (
  | { readonly method: 'GET' | 'HEAD'; readonly payload?: Fields }
  | { readonly method: UnsafeMethod; readonly encoding?: 'form'; readonly payload?: Fields }
  | { readonly method: UnsafeMethod; readonly encoding: 'json'; readonly payload?: unknown }
);
type UnsafeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Unsafe calls need the CSRF token. Safe calls send it if it is already loaded. */
export const isUnsafe = ({ method }: Call): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Returns the arguments for `fetch`. Throws a TypeError for a URL on another origin.
 * @param page Absolute URL of the page.
 */
export function encodeCall(call: Call, page: string, token: string | undefined): [url: string, init: RequestInit] {
  const address = safeRedirect(call.path, page);
  if (address === undefined) throw new TypeError(`Calls go to this site only, not to "${call.path}".`);
  const url = new URL(address);
  const body = 'encoding' in call && call.encoding === 'json' ? JSON.stringify(call.payload ?? null) : formBody(call);
  if (!isUnsafe(call) && `${body}` !== '') url.search += `${url.search === '' ? '' : '&'}${body}`;
  const headers = new Headers({ Accept: 'application/json' });
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set(csrfHeader, token);
  return [
    url.href,
    {
      method: call.method,
      headers,
      // `fetch` sets the content type for URLSearchParams.
      ...(isUnsafe(call) && { body }),
      mode: 'same-origin',
      credentials: 'same-origin',
      cache: 'no-store',
      // Redirects are sent in the envelope. HTTP redirects are not followed.
      redirect: 'manual',
    },
  ];
}

const formBody = ({ payload = {} }: Call): URLSearchParams =>
  new URLSearchParams(
    Object.entries(payload as Fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, String(one)]),
    ),
  );
