/**
 * The built site as one archive, to keep or to serve elsewhere. The printable files are left out: they are several
 * times as large, and some hosts accept no file of more than 25 MiB.
 */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { game, siteName } from '#site/gameName.ts';
import { archiveName } from '#site/print/printFiles.ts';
import { builtDir } from '../builtSite.ts';

/** Formats that are compressed already. */
const isCompressed = (file: string) => /\.(avif|webp|png|jpg|pdf|woff2)$/.test(file);

/** Compressed copies, which a server can make itself, printable files, link previews and the archive itself. */
const isLeftOut = (file: string) => /\.(br|gz)$|^print\/|^og\//.test(file) || file === archiveName;

const readme = `${siteName}: the whole site, without the files to print and the pictures for link previews.

Start:  python3 -m http.server 8000 --directory site
Then open http://localhost:8000/

Any other static server will do. One that answers /credits with credits.html opens every address at once; with others
begin at the first page, from where everything can be reached, also without the server once the page says "Ready offline".
`;

/** Writes the archive into the built site, and returns its size in bytes. */
export async function writeArchive(): Promise<number> {
  const names = await readdir(builtDir, { recursive: true, withFileTypes: true });
  const files: Zippable = { [`${game}/README.txt`]: new TextEncoder().encode(readme) };
  for (const entry of names) {
    const file = path.relative(builtDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (!entry.isFile() || isLeftOut(file)) continue;
    files[`${game}/site/${file}`] = [await readFile(path.join(builtDir, file)), { level: isCompressed(file) ? 0 : 6 }];
  }
  // A fixed date makes the archive reproducible.
  const archive = zipSync(files, { mtime: '1980-01-01T00:00:00' });
  await writeFile(path.join(builtDir, archiveName), archive);
  return archive.byteLength;
}
