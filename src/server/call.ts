/** Calls to the backend and their encoding for `fetch`. */

import { safeRedirect } from './redirects.ts';

export const csrfTokenPath = '/ajax/user/csrf-token';
export const csrfHeader = 'X-CSRF-Token';

type Field = string | number | boolean;
/** Form fields. A list is sent as several fields of the same name. */
export type Fields = Readonly<Record<string, Field | readonly Field[] | undefined>>;

type UnsafeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Call = {
  /** Path or URL on this site. */
  readonly path: string;
} & (
  | { readonly method: 'GET' | 'HEAD' | UnsafeMethod; readonly encoding?: 'form'; readonly payload?: Fields }
  | { readonly method: UnsafeMethod; readonly encoding: 'json'; readonly payload?: unknown }
);

/** Unsafe calls need the CSRF token. Safe calls send it if it is already loaded. */
export const isUnsafe = ({ method }: Call): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Returns the arguments for `fetch`. Throws a TypeError for a URL on another origin.
 * @param page Absolute URL of the page.
 */
export function encodeCall(call: Call, page: string, token: string | undefined): [url: URL, init: RequestInit] {
  const address = safeRedirect(call.path, page);
  if (address === undefined) throw new TypeError(`Calls go to this site only, not to "${call.path}".`);
  const url = new URL(address);
  const headers = new Headers({ Accept: 'application/json', ...(token !== undefined && { [csrfHeader]: token }) });
  const init = {
    method: call.method,
    headers,
    mode: 'same-origin',
    credentials: 'same-origin',
    cache: 'no-store',
    // Redirects are sent in the envelope. HTTP redirects are not followed.
    redirect: 'manual',
  } as const;
  if (call.encoding === 'json') {
    headers.set('Content-Type', 'application/json');
    return [url, { ...init, body: JSON.stringify(call.payload ?? null) }];
  }
  const fields = new URLSearchParams(
    Object.entries(call.payload ?? {}).flatMap(([name, value = []]) => [value].flat().map((one) => [name, `${one}`])),
  );
  // `fetch` sets the content type for URLSearchParams.
  if (isUnsafe(call)) return [url, { ...init, body: fields }];
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return [url, init];
}
