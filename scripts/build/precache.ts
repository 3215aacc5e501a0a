/** The files of the precache. The build fails if the precache is incomplete or too large. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { precachedPages, shellPath } from '#site/paths.ts';

const pages = [shellPath, ...precachedPages.values()].map((file) => file.slice(1));
const pagesAndIcons = [...pages, 'favicon.png', 'icon-192.png'];

/** The shell, precached pages, code, styles, data, fonts and interface images, but no card images and no games. */
export const precacheGlobs = [...pagesAndIcons, 'manifest.webmanifest', 'assets/*.*'];

/** Limits of the precache in requests and in bytes after brotli, 5 % above what was measured. */
export const mostRequests = 28;
export const mostBytes = 520_000;

/** The byte limit includes this many cards. Each further card raises it, for its texts and image addresses. */
const cardsWithin = 200;
const bytesForEachMore = 80;

/** Content blockers refuse files with such names, which would fail the whole installation. */
const suspicious = /(^|[^a-z])(ads?|advert|banner|track(er|ing)?|analytics|beacon)([^a-z]|$)/i;

/** The hash of a file name may contain any letters. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

const compress = promisify(brotliCompress);

export async function brotliSize(file: string): Promise<number> {
  return (await compress(await readFile(file))).byteLength;
}

/** Returns each fault of a precache as a sentence. `files` are relative to the built folder. */
export async function precacheFaults(builtDir: string, files: readonly string[]): Promise<string[]> {
  const stored = new Set(files);
  const assets = await readdir(path.join(builtDir, 'assets'), { recursive: true, withFileTypes: true });
  const inPages = assets.filter((entry) => entry.isFile() && path.basename(entry.parentPath) === 'assets');
  const needed = [...pagesAndIcons, ...inPages.map(({ name }) => `assets/${name}`)];
  const missing = needed.filter((file) => !stored.has(file));
  const cards = assets.filter(({ name }) => name.includes('-thumb.')).length;
  const allowed = mostBytes + Math.max(0, cards - cardsWithin) * bytesForEachMore;
  const sizes = await Promise.all(files.map((file) => brotliSize(path.join(builtDir, file))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  return [
    ...missing.map((file) => `${file} is needed offline and not stored.`),
    ...files
      .filter((file) => suspicious.test(withoutHash(file)))
      .map((file) => `${file} has a name that content blockers refuse.`),
    ...(files.length > mostRequests ? [`It takes ${files.length} requests; ${mostRequests} are allowed.`] : []),
    ...(bytes > allowed ? [`It weighs ${bytes} bytes in brotli; ${allowed} are allowed.`] : []),
  ];
}
