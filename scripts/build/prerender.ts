/**
 * Writes every page that the build knows to its own HTML file, a copy of some for the service worker
 * (`precachedPages`), and `shell.html`, in which the browser renders all other pages.
 */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { precachedPages } from '#site/paths.ts';
import type { PageHead, ServerEntry } from '#site/renderedPage.ts';
import { measureMarkup } from '#site/renderedText.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { createMetadata } from '../metadata/metadata.ts';
import { type HeadTag, pageTags, printJsonLd, printTags } from './pageTags.ts';
import { deferScripts } from './preloads.ts';
import { routePreloads, textsModule } from './routePreloads.ts';
import { isStartWatchdog } from './standaloneScripts.ts';

/** Bundles and loads the server entry. Uses a new folder each time, so that two builds can run at once. */
async function loadServerEntry(root: string): Promise<ServerEntry> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'server-entry-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/entry-server.tsx',
        outDir,
        emptyOutDir: true,
        // One file, so that everything is loaded before the folder is deleted.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const entry: ServerEntry = await import(pathToFileURL(path.join(outDir, 'entry-server.js')).href);
    return entry;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Fills in the template's head and root. Function replacers keep a `$` in a page from being read as a pattern. */
function fillTemplate(template: string, head: string, root: string, page?: string): string {
  const marked =
    page === undefined ? '<div id="root">' : `<div id="root" data-ssr="${page}" data-measure="${measureMarkup(root)}">`;
  return template
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `${marked}${root}</div>`);
}

/** For pages that the service worker serves from the device. */
const watchdogTag = (asset: string): HeadTag => ({
  tag: 'script',
  attributes: { async: '', src: `/assets/${asset}` },
  text: '',
});

export function prerender(settings: SiteSettings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      // Before vite-plugin-pwa lists the built files, so that the list includes shell.html.
      order: 'pre',
      sequential: true,
      async handler(failure?: Error) {
        // The error is already reported; without a bundle there is nothing to render.
        if (failure) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
        const { render, renderFrame, prerenderedPaths, unknownPath } = await loadServerEntry(config.root);
        const started = performance.now();

        const write = async (file: string, html: string) => {
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, html);
        };
        const metadata = await createMetadata(config.root, settings);
        const headOf = (head: PageHead) => {
          const data = metadata.structuredData(head);
          return [printTags(pageTags(head, settings)), ...(data ? [printJsonLd(data)] : [])].join('\n    ');
        };
        const assets = await readdir(path.join(outDir, 'assets'));
        const watchdogTags = assets.filter(isStartWatchdog).map(watchdogTag);
        const shellTags = [...pageTags(undefined, settings), ...watchdogTags];
        await write('shell.html', fillTemplate(template, printTags(shellTags), await renderFrame()));
        const writePage = async (page: string, file: string): Promise<PageHead> => {
          const { route, head, html: body } = await render(page);
          const html = fillTemplate(
            deferScripts(template, routePreloads(route, assets), textsModule(route, assets)),
            headOf(head),
            body,
            page,
          );
          await write(file, html);
          const copy = precachedPages.get(page);
          if (copy) await write(copy.slice(1), html.replace('</head>', `${printTags(watchdogTags)}</head>`));
          return head;
        };
        const heads: PageHead[] = [];
        for (const page of prerenderedPaths)
          heads.push(await writePage(page, page === '/' ? 'index.html' : `${page.slice(1)}.html`));
        await writePage(unknownPath, '404.html');
        for (const [file, text] of metadata.files(heads)) await write(file, text);
        config.logger.info(`${heads.length + 1} pages rendered in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
