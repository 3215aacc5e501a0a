/** The two files that search engines and browsers ask for by name: robots.txt and the OpenSearch description. */

import { siteName } from '#site/gameName.ts';
import { openSearchPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { escapeHtml } from '../build/pageTags.ts';
import { sitemapPath } from './sitemap.ts';

/** Nothing is kept from anybody: what must not be found says so in its own head. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n');

/** The address of a search; the placeholder is each reader's own spelling. */
export const searchTemplate = (origin: string, placeholder: string): string =>
  `${origin}${routes.searchResults.href(`name=${placeholder}`)}`;

export function openSearchDescription(origin: string): string {
  const elements = [
    ['ShortName', siteName],
    ['Description', 'Find a card by its name.'],
    ['InputEncoding', 'UTF-8'],
    ['Language', 'en-GB'],
  ] as const;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    ...elements.map(([name, text]) => `  <${name}>${escapeHtml(text)}</${name}>`),
    `  <Image height="192" width="192" type="image/png">${escapeHtml(`${origin}/icon-192.png`)}</Image>`,
    `  <Url type="text/html" template="${escapeHtml(searchTemplate(origin, '{searchTerms}'))}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(`${origin}${openSearchPath}`)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
