/** The header policy: the headers of each path, found or missing. */

import { createHash } from 'node:crypto';
import { type PolicySettings, pageContentSecurity, workerContentSecurity } from './contentSecurity.ts';
import { kindOfPath, type PathKind } from './pathKinds.ts';

export type Headers = Readonly<Record<string, string>>;

const revalidate = 'public, max-age=0, must-revalidate';

const cacheControl: Record<PathKind, string> = {
  backend: 'no-store',
  worker: 'no-cache, max-age=0, must-revalidate',
  hashedAsset: 'public, max-age=31536000, immutable',
  publicCardImage: 'public, max-age=86400, stale-while-revalidate=604800',
  cardDownload: 'public, max-age=3600, stale-while-revalidate=86400',
  openSearch: revalidate,
  manifest: revalidate,
  version: 'public, max-age=0, s-maxage=60',
  file: revalidate,
  page: revalidate,
};

/** Types that must not depend on a server's table of extensions. */
const foundType: Partial<Record<PathKind, string>> = {
  worker: 'text/javascript; charset=utf-8',
  cardDownload: 'application/json',
  openSearch: 'application/opensearchdescription+xml',
  manifest: 'application/manifest+json',
  version: 'application/json',
  page: 'text/html; charset=utf-8',
};

const missingType: Partial<Record<PathKind, string>> = {
  backend: 'application/json',
  page: 'text/html; charset=utf-8',
};

/** The body of the answer for a missing file of any kind but a page. */
export const missingText = (kind: PathKind): string => (kind === 'backend' ? '{}' : 'Not found');

/** Other sites may use card images and card data. */
const isPublic = (kind: PathKind) => kind === 'publicCardImage' || kind === 'cardDownload';

const denied =
  'accelerometer display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb browsing-topics';
// Without web-share: Chromium on Linux does not know it and logs a warning; its default is the site itself.
const own = 'camera fullscreen screen-wake-lock';
const permissions = [
  ...denied.split(' ').map((name) => `${name}=()`),
  ...own.split(' ').map((name) => `${name}=(self)`),
];

function securityHeaders(kind: PathKind, settings: PolicySettings): Headers {
  return {
    'Content-Security-Policy': kind === 'worker' ? workerContentSecurity(settings) : pageContentSecurity(settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isPublic(kind) ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': permissions.join(', '),
    ...(settings.origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
    ...(isPublic(kind) && { 'Access-Control-Allow-Origin': '*' }),
  };
}

/** @param status From 400 on the answer is an error: never cached, and never of the type that the path suggests. */
export function headersOfKind(kind: PathKind, status: number, settings: PolicySettings): Headers {
  const isMissing = status >= 400;
  const type = isMissing ? (missingType[kind] ?? 'text/plain; charset=utf-8') : foundType[kind];
  return {
    ...securityHeaders(kind, settings),
    'Cache-Control': isMissing ? 'no-store' : cacheControl[kind],
    ...(type !== undefined && { 'Content-Type': type }),
  };
}

/** The headers of an answer. @param path Decoded, without the query. */
export const headersFor = (path: string, status: number, settings: PolicySettings): Headers =>
  headersOfKind(kindOfPath(path), status, settings);

/**
 * A comment for every page. A cached page keeps the headers it was stored with, so a new
 * policy must change the page itself to reach users who have the site installed.
 */
export function policyComment(settings: PolicySettings): string {
  const policy = JSON.stringify([headersFor('/', 200, settings), headersFor('/sw.js', 200, settings)]);
  return `<!-- policy:${createHash('sha256').update(policy).digest('hex').slice(0, 8)} -->`;
}
