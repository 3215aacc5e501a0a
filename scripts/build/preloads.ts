/**
 * The order of the files in a page's head: the render-blocking stylesheet, preloads of the fonts that
 * every page uses, then the scripts. `shell.html` names all scripts it needs, so that they
 * load in parallel; prerendered pages list them, to be loaded after the first paint.
 */

import type { Plugin, Rolldown } from 'vite';
import { deferredScriptsId } from '#app/inline/deferredScripts.ts';
import { headScript } from './headScript.ts';
import { type HeadTag, linkTag, printTags } from './pageTags.ts';

/** The font faces of headings, labels and text; the browser finds others through the stylesheet. */
const firstFonts = /^assets\/(rozha-one-400|league-gothic-400|alegreya-sans-400)-[\w-]{8}\.woff2$/;

/** The chunk of `chunks.ts` that every screen needs. */
const firstScreens = 'screens';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** A file and all its direct and indirect imports. */
function filesWith(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const imported of chunk.imports) filesWith(imported, bundle, found);
  return found;
}

/** The scripts that every page starts with, each after its imports. */
function firstScripts(bundle: Rolldown.OutputBundle): string[] {
  const first = Object.values(bundle).filter(
    ({ fileName, name }) => isEntry(fileName, bundle) || name === firstScreens,
  );
  const files = new Set(first.flatMap(({ fileName }) => [...filesWith(fileName, bundle)]));
  return [...files].toSorted((one, other) => filesWith(one, bundle).size - filesWith(other, bundle).size);
}

const crossorigin = '';

export const fontTag = (file: string, further: Readonly<Record<string, string>> = {}): HeadTag =>
  linkTag({ rel: 'preload', as: 'font', type: 'font/woff2', ...further, href: `/${file}`, crossorigin });

const script = (file: string, isEntry: boolean): HeadTag => {
  const attributes = { fetchpriority: 'low', crossorigin };
  return isEntry
    ? { tag: 'script', attributes: { type: 'module', ...attributes, src: `/${file}` }, text: '' }
    : linkTag({ rel: 'modulepreload', ...attributes, href: `/${file}` });
};

const isEntry = (file: string, bundle: Rolldown.OutputBundle): boolean => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' && chunk.isEntry;
};

/** Puts the tags of a page's head in the order described above. */
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
 * Turns the template into that of a prerendered page: instead of script tags it has a JSON list of scripts, which
 * the inline script loads after the first paint (`src/app/inline/deferredScripts.ts`).
 *
 * The inline script is repeated at the end of the body, as a module. Modules wait for the stylesheet, so parsing
 * ends after it has arrived. Otherwise Chromium, which looks for autofill forms at the end of parsing, would lay
 * out the whole page without styles.
 *
 * @param texts - Path of the module of card texts, on the page of search results.
 */
export function deferScripts(html: string, routePreloads = '', texts?: string): string {
  const tags = [...html.matchAll(scriptTags)].map(([tag]) => tag);
  const files = tags.map((tag) => scriptAddress.exec(tag)?.[1]);
  const entry = tags.findIndex((tag) => tag.includes('<script'));
  const list = JSON.stringify([files.slice(0, entry + 1), files.slice(entry + 1)]);
  const attributes = `type="application/json" id="${deferredScriptsId}"${texts ? ` data-texts="${texts}"` : ''}`;
  return html
    .replaceAll(scriptTags, '')
    .replace('<script>', () => `<script ${attributes}>${list}</script>\n    <script>`)
    .replace('</head>', () => `  ${routePreloads}\n  </head>`)
    .replace('</body>', () => `  <script type="module">${headScript}</script>\n  </body>`);
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
