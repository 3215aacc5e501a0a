/**
 * Provides `virtual:fonts.css`: the page's fonts as hashed woff2 files, and their fallbacks. The subset fonts are
 * written to a cache folder, and the module is the style sheet there, so Vite treats both like any other files.
 */

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentHash } from '#cards/faces/faceImages.ts';
import { subsetFonts } from './fontFaces.ts';

const id = 'virtual:fonts.css';

/** Cache key: the code that subsets the fonts, and the lock file. */
async function cacheKey(root: string): Promise<string> {
  const sources = ['scripts/build/pageFonts.ts', 'scripts/build/fontFaces.ts', 'package-lock.json'];
  const contents = await Promise.all(sources.map((source) => readFile(path.join(root, source))));
  return contentHash(Buffer.concat(contents));
}

/** Path of the style sheet. Subsets the fonts first, unless they are cached. */
async function writtenFonts(root: string): Promise<string> {
  const folder = path.join(root, '.cache/fonts', await cacheKey(root));
  const sheet = path.join(folder, 'fonts.css');
  if (existsSync(sheet)) return sheet;
  const { fonts, css } = await subsetFonts();
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of fonts) await writeFile(path.join(folder, name), bytes);
  // Written last: if it exists, so do all other files.
  await writeFile(sheet, css);
  return sheet;
}

export function fontsPlugin(root: string): Plugin {
  let sheet: Promise<string> | undefined;
  return {
    name: 'fonts',
    resolveId(source) {
      if (source !== id) return undefined;
      sheet ??= writtenFonts(root);
      return sheet;
    },
  };
}
