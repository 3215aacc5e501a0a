/** The tags of the head that differ from page to page, and their HTML. */

import { siteName } from '#site/gameName.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { coverImagePath, openGraphSize } from '#site/renderedPage.ts';
import type { SiteSettings } from '#site/siteSettings.ts';

export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
};

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for HTML or XML, as content or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escaped[character] ?? character);

export const metaTag = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'meta', attributes });
export const linkTag = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes });
const meta = (name: string, content: string) => metaTag({ name, content });
const property = (property: string, content: string) => metaTag({ property, content });

/** The tags of a page, or of the shell, which can become any page, if `head` is undefined. */
export function pageTags(head: PageHead | undefined, { origin }: SiteSettings): HeadTag[] {
  if (!head) return [{ tag: 'title', text: siteName }];
  const { title, description, canonical, image = coverImagePath } = head;
  return [
    { tag: 'title', text: title },
    meta('description', description),
    ...(canonical === undefined
      ? [meta('robots', 'noindex')]
      : [linkTag({ rel: 'canonical', href: `${origin}${canonical}` }), property('og:url', `${origin}${canonical}`)]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${origin}${image}`),
    property('og:image:width', String(openGraphSize.width)),
    property('og:image:height', String(openGraphSize.height)),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', `${origin}${image}`),
  ];
}

export function printTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes = {}, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const opened = `<${tag}${written.join('')}>`;
      return text === undefined ? opened : `${opened}${escapeHtml(text)}</${tag}>`;
    })
    .join('\n    ');
}

/** A JSON-LD data block. Escapes `<`, so that no text inside can end the element. */
export const printJsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
