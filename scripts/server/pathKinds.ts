/** What kind of file an address names. Header policy, routing and hosting files all go by it. */

import { isPagePath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';

/** In order of decision. PCRE, RE2 and JavaScript read these patterns alike. */
export const pathPatterns = {
  backend: '^/(ajax|user)(/|$)',
  worker: '^/sw\\.js$',
  hashedAsset: '^/assets/',
  publicCardImage: '^/cards/',
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

/** The beginnings of pages without an HTML file of their own, which the browser renders from the shell. */
export const clientRenderedPrefixes = Object.values(routes)
  .filter((route) => !route.prerendered)
  .map(({ pattern }) => String(pattern).split(':')[0] ?? '');

export const clientRenderedPattern = `^(${clientRenderedPrefixes.join('|')}).+`;

export const isClientRendered = (path: string): boolean =>
  isPagePath(path) && new RegExp(clientRenderedPattern).test(path);
