/**
 * What kind of thing an address names. The order is the order of decision, and
 * the header policy, the routing and the hosting files all go by it.
 */

import { isBackendPath, isCardDownloadPath, isPagePath, openSearchPath, workerPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';

const kinds = {
  backend: isBackendPath,
  worker: (path) => path === workerPath,
  hashedAsset: (path) => path.startsWith('/assets/'),
  publicCardImage: (path) => path.startsWith('/cards/'),
  cardDownload: isCardDownloadPath,
  openSearch: (path) => path === openSearchPath,
  manifest: (path) => path === '/manifest.webmanifest',
  version: (path) => path === '/version.json',
  page: isPagePath,
  file: () => true,
} satisfies Record<string, (path: string) => boolean>;

export type PathKind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as PathKind[];

/** The kind of a decoded path, without its query. */
export const kindOfPath = (path: string): PathKind => kindNames.find((kind) => kinds[kind](path)) ?? 'file';

/** The literal beginning of a route that has parameters. */
const prefixOf = (pattern: string | RegExp) => String(pattern).split(':')[0] ?? '';

export const deviceMadePrefixes = Object.values(routes)
  .filter((route) => !route.prerendered)
  .map((route) => prefixOf(route.pattern));

/** Whether a page has no HTML file of its own and is made on the device from the empty shell. */
export const isMadeOnDevice = (path: string): boolean =>
  isPagePath(path) && deviceMadePrefixes.some((prefix) => path.startsWith(prefix) && path !== prefix);
