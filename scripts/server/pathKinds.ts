/**
 * What kind of thing an address names. The order is the order of decision, and
 * the header policy, the routing and the hosting files all go by it.
 */

import { routes } from '#domain/routes.ts';

const kinds = [
  ['backend', /^\/(ajax|user)(\/|$)/],
  ['worker', /^\/sw\.js$/],
  ['hashedAsset', /^\/assets\//],
  ['publicCardImage', /^\/cards\//],
  ['manifest', /^\/manifest\.webmanifest$/],
  ['version', /^\/version\.json$/],
  ['file', /\.[A-Za-z0-9]+$/],
  ['page', /^/],
] as const;

export type PathKind = (typeof kinds)[number][0];

/** The kind of a decoded path, without its query. */
export const kindOfPath = (path: string): PathKind => kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

/** The literal beginning of a route that has parameters. */
const prefixOf = (pattern: string | RegExp) => String(pattern).split(':')[0] ?? '';

const deviceMadePrefixes = Object.values(routes)
  .filter((route) => !route.prerendered)
  .map((route) => prefixOf(route.pattern));

/** Whether a page has no HTML file of its own and is made on the device from the empty shell. */
export const isMadeOnDevice = (path: string): boolean =>
  kindOfPath(path) === 'page' && deviceMadePrefixes.some((prefix) => path.startsWith(prefix) && path !== prefix);
