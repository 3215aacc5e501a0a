/** What stands in the head of every page, whatever the page: policy, theme line, icons, colours. */

import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SiteSettings } from '#domain/siteSettings.ts';
import { themeLine } from '#domain/theme.ts';

const tags = (_settings: SiteSettings): HtmlTagDescriptor[] => [
  { tag: 'script', children: themeLine },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#f6ecd6', media: '(prefers-color-scheme: light)' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#1b1424', media: '(prefers-color-scheme: dark)' } },
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
];

export function documentHead(settings: SiteSettings): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: () => tags(settings).map((tag) => ({ ...tag, injectTo: 'head-prepend' })),
  };
}
