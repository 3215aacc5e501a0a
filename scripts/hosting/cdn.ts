/**
 * The header policy as `_headers` and `_redirects` files of Netlify and Cloudflare. These hosts add up all rules that
 * match an address, so `/*` has the common headers, and no two other rules match the same address.
 */

import { shellPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { type Placed, shareRedirects } from '../server/cardRedirects.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { clientRenderedPrefixes } from '../server/pathKinds.ts';
import { type Headers, headersFor } from '../server/policy.ts';

const differsByAddress = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The extension of the files in a folder, if the headers depend on it. */
const contents: Readonly<Record<string, string>> = { 'cards/': 'webp', 'sets/': 'json' };

/**
 * Maps the pattern of every rule to its headers.
 * @param topLevel The entries of the built folder itself, such as `sw.js`, `assets/`, `mailing-list.html`.
 */
export function cdnHeaders(topLevel: readonly string[], settings: PolicySettings): ReadonlyMap<string, Headers> {
  const headersOf = (path: string) => headersFor(path, 200, settings);
  const page = headersOf('/');
  const worker = headersOf('/sw.js');
  const shared = headersOf('/cards/x.webp');
  const common = Object.fromEntries(
    Object.entries(page).filter(([name, value]) => worker[name] === value && shared[name] === value),
  );
  const rules = new Map<string, Headers>([['/*', common]]);
  const add = (pattern: string, example: string) => rules.set(pattern, differsByAddress(headersOf(example), common));

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

/** These hosts have no regular expressions, so each padded set and each padded number needs a rule of its own. */
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
 * The first matching rule wins; an existing file takes precedence over all rules.
 * @param cards All listed cards.
 */
export const cdnRedirects = (cards: readonly Placed[]): string =>
  [
    ...[...shareRedirects(cards)].map(([path, target]) => `${path} ${target} 301`),
    ...paddedRedirects(cards),
    // Cloudflare would redirect the reader to a target that ends with .html.
    ...clientRenderedPrefixes.map((prefix) => `${prefix}* ${shellPath.replace(/\.html$/, '')} 200`),
    '/ajax/* /404.json 404',
    '/user/* /404.json 404',
  ].join('\n');
