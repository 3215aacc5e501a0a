/** The sitemap: every page the build has rendered, under its one address, with the date of its last change. */

import type { PageHead } from '#site/renderedPage.ts';
import { escapeHtml } from '../build/pageTags.ts';

export const sitemapPath = '/sitemap.xml';

export type SitemapEntry = {
  /** Path of a page. */
  readonly path: string;
  /** ISO date; absent where nobody knows. */
  readonly changed?: string;
  /** Path of the picture the page is about. */
  readonly image?: string;
};

/** One entry for each page of these that has an address of its own; two that share one are one page. */
export function sitemapEntries(
  heads: readonly PageHead[],
  about: (path: string) => Omit<SitemapEntry, 'path'>,
): SitemapEntry[] {
  const paths = new Set(heads.flatMap(({ canonical }) => canonical ?? []));
  return [...paths].map((path) => ({ path, ...about(path) }));
}

export function printSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const url = ({ path, changed, image }: SitemapEntry) =>
    [
      element('loc', `${origin}${path}`),
      ...(changed === undefined ? [] : [element('lastmod', changed)]),
      ...(image === undefined ? [] : [`<image:image>${element('image:loc', `${origin}${image}`)}</image:image>`]),
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => `<url>${url(entry)}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
