/** What stands in the head of every page, whatever the page: policy, theme line, colours, icons. */

import type { HtmlTagDescriptor, Plugin } from 'vite';
import { siteName } from '#domain/routes.ts';
import { themeLine } from '#domain/theme.ts';
import { metaContentSecurity, type PolicySettings } from '#scripts/server/contentSecurity.ts';
import { policyComment } from '#scripts/server/policy.ts';

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs });
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs });

/** The grounds of both themes, as in `src/ui/styles/tokens.css`. */
const themeColours = { light: '#f6ecd6', dark: '#1b1424' };

const headTags = (settings: PolicySettings): HtmlTagDescriptor[] => [
  meta({ 'http-equiv': 'Content-Security-Policy', content: metaContentSecurity(settings) }),
  { tag: 'script', children: themeLine },
  ...Object.entries(themeColours).map(([scheme, content]) =>
    meta({ name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
  ),
  meta({ name: 'apple-mobile-web-app-title', content: siteName }),
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
];

export function documentHead(settings: PolicySettings): Plugin {
  return {
    name: 'document-head',
    apply: 'build',
    transformIndexHtml: (html) => ({
      html: html.replace('<meta charset', () => `${policyComment(settings)}\n    <meta charset`),
      tags: headTags(settings).map((tag) => ({ ...tag, injectTo: 'head' })),
    }),
  };
}
