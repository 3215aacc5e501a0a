/**
 * Prepares the built folder for a host (index pages of folders, compressed copies), and writes the
 * configuration for each kind of host next to it, in `hosting/`.
 */

import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import type { PolicySettings } from '../server/contentSecurity.ts';
import { cdnHeaders, cdnRedirects, printHeaders } from './cdn.ts';
import { compressFiles } from './compressFiles.ts';
import { nginxSite } from './nginx.ts';

async function topLevelOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`).toSorted();
}

export function hostingFiles(settings: PolicySettings): Plugin {
  let outDir = '';
  return {
    name: 'hosting-files',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After everything else is written.
      order: 'post',
      sequential: true,
      async handler(failure?: Error) {
        if (failure) return;
        const cards = activeSetFiles((await loadCardData()).sets).flatMap((set) => set.cards);
        const files: Readonly<Record<string, string>> = {
          'cdn/_headers': printHeaders(cdnHeaders(await topLevelOf(outDir), settings)),
          'cdn/_redirects': cdnRedirects(cards),
          'cdn/404.json': '{}',
          'nginx/site.conf': nginxSite(settings, cards),
        };
        const hosting = path.join(path.dirname(outDir), 'hosting');
        for (const [name, text] of Object.entries(files)) {
          await mkdir(path.dirname(path.join(hosting, name)), { recursive: true });
          await writeFile(path.join(hosting, name), `${text.trimEnd()}\n`);
        }
        await writeFolderPages(outDir);
        await compressFiles(outDir);
      },
    },
  };
}

/**
 * Copies a page `x.html` to `x/index.html` if the folder `x/` exists. Without it, a host without rewrites would
 * redirect `/x` to `/x/` and list the folder.
 */
export async function writeFolderPages(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => path.join(parentPath, name);
  const pages = new Set(entries.filter(({ name }) => name.endsWith('.html')).map(pathOf));
  for (const folder of entries.filter((entry) => entry.isDirectory()).map(pathOf))
    if (pages.has(`${folder}.html`)) await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
}
