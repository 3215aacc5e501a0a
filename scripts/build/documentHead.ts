/** The part of the head that every page shares: content security policy, inline script, theme colours, icons. */

import type { Plugin } from 'vite';
import { siteName } from '#site/gameName.ts';
import { openSearchPath } from '#site/paths.ts';
import { metaContentSecurity, type PolicySettings } from '../server/contentSecurity.ts';
import { policyComment } from '../server/policy.ts';
import { headScript } from './headScript.ts';
import { type HeadTag, linkTag, metaTag, printTags } from './pageTags.ts';

/** The background colours of both themes, as in `src/ui/styles/tokens.css`. */
const themeColours = { light: '#f6ecd6', dark: '#1b1424' };

const iconsAndColours: readonly HeadTag[] = [
  ...Object.entries(themeColours).map(([scheme, content]) =>
    metaTag({ name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
  ),
  metaTag({ name: 'apple-mobile-web-app-title', content: siteName }),
  linkTag({ rel: 'icon', href: '/favicon.png', type: 'image/png', sizes: '96x96' }),
  linkTag({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  linkTag({ rel: 'search', type: 'application/opensearchdescription+xml', title: siteName, href: openSearchPath }),
];

/** The policy comes first, because it applies only to what follows it. */
const head = (settings: PolicySettings) => [
  policyComment(settings),
  printTags([metaTag({ 'http-equiv': 'Content-Security-Policy', content: metaContentSecurity(settings) })]),
  `<script>${headScript}</script>`,
  printTags(iconsAndColours),
];

export function documentHead(settings: PolicySettings): Plugin {
  const characterSet = '<meta charset="utf-8" />';
  return {
    name: 'document-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(characterSet, () => [characterSet, ...head(settings)].join('\n    ')),
    },
  };
}
