/**
 * The header policy as `_headers` and `_redirects` of Netlify and Cloudflare. Rules that match the same
 * address add up there, so `/*` holds the common headers and no two other rules match one address.
 */

import { routes } from '#site/routes.ts';
import { type Placed, shareRedirects } from '../server/cardRedirects.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { clientRenderedPrefixes } from '../server/pathKinds.ts';
import { type Headers, headersFor } from '../server/policy.ts';

const differsByAddress = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The extension of the files in a folder, where it makes a difference. */
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
  for (const prefix of clientRenderedPrefixes) if (!coveredBy(rules, prefix)) add(`${prefix}*`, '/');
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

/** These hosts know no regular expressions: one rule for each padded set, and one for each padded number. */
function paddedRedirects(cards: readonly Placed[]): string[] {
  const sets = [...new Set(cards.map(({ set }) => set))].map(
    (set) => `${routes.cards.href()}/0${set}/* ${routes.cards.href()}/${set}/:splat 301`,
  );
  const numbers = cards.flatMap(({ set, number }) =>
    [2, 3]
      .map((length) => String(number).padStart(length, '0'))
      .filter((spelt) => spelt !== String(number))
      .map((spelt) => `${routes.cards.href()}/${set}/${spelt} ${routes.card.href(set, number)} 301`),
  );
  return [...sets, ...numbers];
}

/**
 * First match wins; a file that exists goes before all of them.
 * @param cards All listed cards.
 */
export const cdnRedirects = (cards: readonly Placed[]): string =>
  [
    ...[...shareRedirects(cards)].map(([path, target]) => `${path} ${target} 301`),
    ...paddedRedirects(cards),
    ...clientRenderedPrefixes.map((prefix) => `${prefix}* /shell.html 200`),
    '/ajax/* /404.json 404',
    '/user/* /404.json 404',
  ].join('\n');
