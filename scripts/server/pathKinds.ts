/** The kind of file at an address, which decides its headers, routing and hosting rules. */

import { isPagePath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';

/** The first match decides. The patterns are valid in PCRE, RE2 and JavaScript. */
export const pathPatterns = {
  backend: '^/(ajax|user)(/|$)',
  worker: '^/sw\\.js$',
  hashedAsset: '^/assets/',
  publicCardImage: '^/cards/[^/]+\\.webp$',
  cardDownload: '^/(cards|sets/[a-z0-9-]+)\\.json$',
  openSearch: '^/opensearch\\.xml$',
  manifest: '^/manifest\\.webmanifest$',
  version: '^/version\\.json$',
  file: '\\.[A-Za-z0-9]+$',
  page: '^/',
} as const;

export type PathKind = keyof typeof pathPatterns;
export const pathKinds = Object.keys(pathPatterns) as PathKind[];

/** The kind of a decoded path, without its query. */
export const kindOfPath = (path: string): PathKind =>
  pathKinds.find((kind) => new RegExp(pathPatterns[kind]).test(path)) ?? 'page';

/** Path prefixes of pages without an HTML file of their own, which the browser renders in the shell. */
export const clientRenderedPrefixes = Object.values(routes)
  .filter((route) => !route.prerendered)
  .map(({ pattern }) => String(pattern).split(':')[0] ?? '');

export const clientRenderedPattern = `^(${clientRenderedPrefixes.join('|')}).+`;

export const isClientRendered = (path: string): boolean =>
  isPagePath(path) && new RegExp(clientRenderedPattern).test(path);
