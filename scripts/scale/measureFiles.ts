/** The files of a build with many cards: what is loaded first, what is stored, and whether every page is in the sitemap. */

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotliSize } from '../build/tierOne.ts';
import { sitemapPath } from '../findable/sitemap.ts';
import type { Goals } from '../perf/goals.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

export async function measureFiles(outDir: string, cards: number, goals: Goals): Promise<void> {
  const all = await readdir(outDir, { recursive: true });
  const assets = all.filter((file) => /^assets\/[^/]+$/.test(file) && path.extname(file) !== '');
  const gzipped = async (pattern: RegExp) => {
    const files = await Promise.all(
      assets.filter((file) => pattern.test(file)).map((f) => readFile(path.join(outDir, f))),
    );
    return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  };
  goals.title('Files');
  goals.atMost(
    'script before any page is interactive',
    kilobytes(await gzipped(/(index|react|runtime)-.*\.js$/)),
    95,
    ' KB gz',
  );
  goals.note(
    `card list: ${kilobytes(await gzipped(/\/data-.*\.js$/))} KB gz; texts: ${kilobytes(await gzipped(/card-texts-/))} KB gz`,
  );
  const sizes = await Promise.all(assets.map((file) => brotliSize(path.join(outDir, file))));
  goals.note(`tier 1: ${assets.length} assets, ${kilobytes(sizes.reduce((sum, bytes) => sum + bytes, 0))} KB brotli`);

  const pages = all.filter((file) => file.endsWith('.html'));
  const pageSize = async (file: string) => kilobytes((await stat(path.join(outDir, file))).size);
  for (const page of [
    'spite-and-image/cards.html',
    'spite-and-image/search-results.html',
    'spite-and-image/cards/8/50.html',
  ]) {
    const zipped = gzipSync(await readFile(path.join(outDir, page))).length;
    goals.note(`${page}: ${await pageSize(page)} KB, ${kilobytes(zipped)} KB gz`);
  }
  const sitemap = await readFile(path.join(outDir, sitemapPath), 'utf8');
  const listed = sitemap.match(/<loc>/g)?.length ?? 0;
  goals.note(`${pages.length} pages, ${listed} addresses in the sitemap, ${kilobytes(sitemap.length)} KB`);
  goals.atMost('cards missing in the sitemap', cards - (sitemap.match(/\/cards\/\d+\/\d+<\/loc>/g)?.length ?? 0), 0);
}
