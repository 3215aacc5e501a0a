/**
 * What every page's head says of the files it needs: first the stylesheet, the
 * only one that painting waits for; then the type that every page begins with;
 * then the scripts. The shell, which shows nothing without them, names them all,
 * so that none is found out by another.
 */

import type { Plugin, Rolldown } from 'vite';
import { headLine } from '#domain/headLine.ts';
import { lateScriptsId } from '#domain/lateScripts.ts';
import { type HeadTag, printTags } from './pageTags.ts';

/** Of headings, labels and text; the rest comes as it is met. */
const firstFonts = /^assets\/(rozha-one-400|league-gothic-400|alegreya-sans-400)-[\w-]{8}\.woff2$/;

/** Of `chunks.ts`: whatever the screen, it is made of these. */
const firstScreens = 'screens';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** Files of a chunk and of all it imports. */
function filesWith(name: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.name === name) add(chunk.fileName);
  return [...found];
}

const preload = (attributes: Record<string, string>): HeadTag => ({
  tag: 'link',
  attributes: { ...attributes, crossorigin: '' },
});

/** A page's head with everything in that order. */
export function orderHead(html: string, bundle: Rolldown.OutputBundle): string {
  const [sheet = ''] = stylesheet.exec(html) ?? [];
  const named = [...html.matchAll(scriptTags)].map(([tag]) => tag.trim());
  const further = filesWith(firstScreens, bundle).filter((file) => !named.some((tag) => tag.includes(file)));
  const fonts = Object.keys(bundle).filter((file) => firstFonts.test(file));
  const tags = [
    sheet.trim(),
    printTags(fonts.map((file) => preload({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }))),
    ...named.map((tag) => tag.replace(/ (?:src|href)=/, (address) => ` fetchpriority="low"${address}`)),
    printTags(further.map((file) => preload({ rel: 'modulepreload', fetchpriority: 'low', href: `/${file}` }))),
  ];
  return html
    .replace(stylesheet, '')
    .replaceAll(scriptTags, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

const scriptAddress = / (?:src|href)="([^"]*)"/;

/**
 * The head of a page that is rendered already: its scripts are not named but listed, to be asked for
 * once it has been painted. On a slow line whatever is asked for at once takes its share from that.
 *
 * The head's line stands at the foot again, for what a script there does by being one: the page is not
 * read to its end before its styles are there. Else Chromium, which then looks for forms to fill in,
 * lays out the whole page without them, in vain, and often just when they come (decision 0137).
 */
export function withoutHaste(html: string): string {
  const files = [...html.matchAll(scriptTags)].map(([tag]) => scriptAddress.exec(tag)?.[1]);
  const list = `<script type="application/json" id="${lateScriptsId}">${JSON.stringify(files)}</script>`;
  return html
    .replaceAll(scriptTags, '')
    .replace(stylesheet, (sheet) => `\n    ${list}${sheet}`)
    .replace('</body>', () => `  <script type="module">${headLine}</script>\n  </body>`);
}

export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? orderHead(html, bundle) : html),
    },
  };
}
