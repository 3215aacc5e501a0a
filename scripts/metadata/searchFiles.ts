/** Files for search engines and the search box of browsers: robots.txt, sitemap, OpenSearch description. */

import { siteName } from '#site/gameName.ts';
import { openSearchPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { escapeHtml } from '../build/pageTags.ts';

export const sitemapPath = '/sitemap.xml';

type SitemapEntry = {
  /** Path of a page. */
  readonly path: string;
  /** ISO date. */
  readonly changed: string | undefined;
  /** Path of the image that the page shows. */
  readonly image?: string;
};

export function printSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const element = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>`;
  const imageOf = (image: string | undefined) =>
    image === undefined ? '' : `<image:image>${element('image:loc', `${origin}${image}`)}</image:image>`;
  const url = ({ path, changed, image }: SitemapEntry) =>
    `<url>${element('loc', `${origin}${path}`)}${element('lastmod', changed)}${imageOf(image)}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map(url).join('\n')}
</urlset>
`;
}

/** Disallows nothing; pages that must not be indexed have a `noindex` tag. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n');

/** The address template of a search. @param placeholder In the syntax of the consumer, such as `{searchTerms}`. */
export const searchTemplate = (origin: string, placeholder: string): string =>
  `${origin}${routes.searchResults.href(`name=${placeholder}`)}`;

export const openSearchDescription = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(siteName)}</ShortName>
  <Description>Find a card by its name.</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en-GB</Language>
  <Image height="192" width="192" type="image/png">${escapeHtml(`${origin}/icon-192.png`)}</Image>
  <Url type="text/html" template="${escapeHtml(searchTemplate(origin, '{searchTerms}'))}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(`${origin}${openSearchPath}`)}"/>
</OpenSearchDescription>
`;
