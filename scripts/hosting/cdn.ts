/**
 * The policy as `_headers` and `_redirects`, which Netlify and Cloudflare read.
 * Rules that fit the same address add up there, so what differs from address to
 * address is said for addresses that no other rule with it fits.
 */

import type { PolicySettings } from '../server/contentSecurity.ts';
import { deviceMadePrefixes } from '../server/pathKinds.ts';
import { type Headers, headersFor } from '../server/policy.ts';

/** A page's own type is not said: both hosts get it right, and a folder of pages holds their missing ones too. */
const differsByAddress = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** What lies in a folder, where it makes a difference. */
const contents: Readonly<Record<string, string>> = { 'cards/': 'webp', 'sets/': 'json' };

/**
 * Every rule: a pattern and its headers.
 * @param topLevel What lies in the built folder itself: `sw.js`, `assets/`, `mailing-list.html`.
 */
export function cdnHeaders(topLevel: readonly string[], settings: PolicySettings): ReadonlyMap<string, Headers> {
  const of = (path: string) => headersFor(path, 200, settings);
  const page = of('/');
  const worker = of('/sw.js');
  const shared = of('/cards/x.webp');
  const common = Object.fromEntries(
    Object.entries(page).filter(([name, value]) => worker[name] === value && shared[name] === value),
  );
  const rules = new Map<string, Headers>([['/*', common]]);
  const add = (pattern: string, example: string) => rules.set(pattern, differsByAddress(of(example), common));

  for (const entry of topLevel) {
    if (entry.endsWith('/')) add(`/${entry}*`, `/${entry}x.${contents[entry] ?? 'js'}`);
    else if (entry === 'index.html') add('/', '/');
    else if (entry.endsWith('.html')) add(`/${entry.replace(/\.html$/, '')}`, '/');
    else add(`/${entry}`, `/${entry}`);
  }
  for (const prefix of deviceMadePrefixes) if (!coveredBy(rules, prefix)) add(`${prefix}*`, '/');
  return rules;
}

const coveredBy = (rules: ReadonlyMap<string, Headers>, path: string) =>
  [...rules.keys()].some(
    (pattern) => pattern !== '/*' && pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)),
  );

export const printHeaders = (rules: ReadonlyMap<string, Headers>): string =>
  [...rules]
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n');

/** First match wins; a file that exists goes before all of them. */
export const cdnRedirects = (): string =>
  [
    ...deviceMadePrefixes.map((prefix) => `${prefix}* /shell.html 200`),
    '/ajax/* /404.json 404',
    '/user/* /404.json 404',
  ].join('\n');
