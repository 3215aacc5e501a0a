/**
 * The header policy as rules for servers that know patterns and no functions:
 * which addresses a rule is for, and what it sends when found and when missing.
 * The order is the order of decision, as in `scripts/server/pathKinds.ts`.
 */

import type { PolicySettings } from '../server/contentSecurity.ts';
import { deviceMadePrefixes, type PathKind } from '../server/pathKinds.ts';
import { type Headers, headersFor } from '../server/policy.ts';

export type PathRule = {
  readonly kind: PathKind;
  /** A regular expression that PCRE and RE2 read alike. */
  readonly pattern: string;
  readonly found: Headers;
  readonly missing: Headers;
  /** What a missing one is answered with, where that is no page. */
  readonly missingText: string;
};

/** In order of decision; the example is an address of that kind, to ask the policy about. */
const patterns: Readonly<Record<PathKind, { readonly pattern: string; readonly example: string }>> = {
  backend: { pattern: '^/(ajax|user)(/|$)', example: '/ajax/x' },
  worker: { pattern: '^/sw\\.js$', example: '/sw.js' },
  hashedAsset: { pattern: '^/assets/', example: '/assets/x.js' },
  publicCardImage: { pattern: '^/cards/', example: '/cards/001.webp' },
  cardDownload: { pattern: '^/(cards|sets/[a-z0-9-]+)\\.json$', example: '/cards.json' },
  openSearch: { pattern: '^/opensearch\\.xml$', example: '/opensearch.xml' },
  manifest: { pattern: '^/manifest\\.webmanifest$', example: '/manifest.webmanifest' },
  version: { pattern: '^/version\\.json$', example: '/version.json' },
  file: { pattern: '\\.[A-Za-z0-9]+$', example: '/robots.txt' },
  page: { pattern: '^/', example: '/' },
};

export const pathRules = (settings: PolicySettings): readonly PathRule[] =>
  (Object.keys(patterns) as PathKind[]).map((kind) => {
    const { pattern, example } = patterns[kind];
    return {
      kind,
      pattern,
      found: headersFor(example, 200, settings),
      missing: headersFor(example, 404, settings),
      missingText: kind === 'backend' ? '{}' : 'Not found',
    };
  });

/** Pages that are made on the device: everything below these, unless it is a file. */
export const deviceMadePattern = `^(${deviceMadePrefixes.join('|')}).+`;

/** Types by extension, of every file the build can hold. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};
