/**
 * What every page's head says of the files it needs: first the stylesheet, the
 * only one that painting waits for; then the type that every page begins with;
 * then the scripts. The shell, which shows nothing without them, names them all,
 * so that none is found out by another.
 */

import type { Plugin, Rolldown } from 'vite';
import { headLine } from '#app/inline/headLine.ts';
import { lateScriptsId } from '#app/inline/lateScripts.ts';
import { type HeadTag, printTags } from './pageTags.ts';

/** Of headings, labels and text; the rest comes as it is met. */
const firstFonts = /^assets\/(rozha-one-400|league-gothic-400|alegreya-sans-400)-[\w-]{8}\.woff2$/;

/** Of `chunks.ts`: whatever the screen, it is made of these. */
const firstScreens = 'screens';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** A file and all it imports, directly or not. */
function filesWith(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const imported of chunk.imports) filesWith(imported, bundle, found);
  return found;
}

/** The scripts every page begins with, each behind those it imports. */
function firstScripts(bundle: Rolldown.OutputBundle): string[] {
  const first = Object.values(bundle).filter(
    ({ fileName, name }) => isEntry(fileName, bundle) || name === firstScreens,
  );
  const files = new Set(first.flatMap(({ fileName }) => [...filesWith(fileName, bundle)]));
  return [...files].toSorted((one, other) => filesWith(one, bundle).size - filesWith(other, bundle).size);
}

const crossorigin = '';

/** Fetches a face of type; `further` attributes say how urgently. */
export const fontTag = (file: string, further: Readonly<Record<string, string>> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', ...further, href: `/${file}`, crossorigin },
});

const script = (file: string, isEntry: boolean): HeadTag => {
  const attributes = { fetchpriority: 'low', crossorigin };
  return isEntry
    ? { tag: 'script', attributes: { type: 'module', ...attributes, src: `/${file}` }, text: '' }
    : { tag: 'link', attributes: { rel: 'modulepreload', ...attributes, href: `/${file}` } };
};

const isEntry = (file: string, bundle: Rolldown.OutputBundle): boolean => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' && chunk.isEntry;
};

/** A page's head with everything in that order. */
export function orderHead(html: string, bundle: Rolldown.OutputBundle): string {
  const [sheet = ''] = stylesheet.exec(html) ?? [];
  const fonts = Object.keys(bundle).filter((file) => firstFonts.test(file));
  const tags = [
    ...fonts.map((file) => fontTag(file)),
    ...firstScripts(bundle).map((file) => script(file, isEntry(file, bundle))),
  ];
  return html
    .replace(stylesheet, '')
    .replaceAll(scriptTags, '')
    .replace('</head>', () => `  ${sheet.trim()}\n    ${printTags(tags)}\n  </head>`);
}

const scriptAddress = / (?:src|href)="([^"]*)"/;

/**
 * The head of a page that is rendered already: its scripts are not named but listed, to be asked for
 * once it has been painted. On a slow line whatever is asked for at once takes its share from that.
 *
 * The head's line stands at the foot again, for what a script there does by being one: the page is not
 * read to its end before its styles are there. Else Chromium, which then looks for forms to fill in,
 * lays out the whole page without them, in vain, and often just when they come. As a module it also
 * leaves that look to a task after the parser's last (decision 0137).
 */
export function withoutHaste(html: string, furtherFiles = ''): string {
  const tags = [...html.matchAll(scriptTags)].map(([tag]) => tag);
  const files = tags.map((tag) => scriptAddress.exec(tag)?.[1]);
  const run = tags.findIndex((tag) => tag.includes('<script')) + 1;
  const list = JSON.stringify([files.slice(0, run), files.slice(run)]);
  return html
    .replaceAll(scriptTags, '')
    .replace(
      stylesheet,
      (sheet) => `\n    <script type="application/json" id="${lateScriptsId}">${list}</script>${sheet}`,
    )
    .replace('</head>', () => `  ${furtherFiles}\n  </head>`)
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
