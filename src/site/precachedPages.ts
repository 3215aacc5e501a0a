/** Prerendered pages that the worker stores, so that they open offline as they do online. */

import { routes } from './routes.ts';

/** Each costs a request of the precache and of every update; together they must fit its budget (scripts/build/precache.ts). */
const names = ['home', 'rules'] as const;

/**
 * Path of a page to the path of the stored copy, which a server must send without anything of a
 * single reader. Pages that are not listed are rendered from the shell.
 */
export const precachedPages: ReadonlyMap<string, string> = new Map(
  names.map((name) => [routes[name].href(), `/offline/${name}.html`]),
);
