/**
 * A host that knows no rewrites redirects `/x` to `/x/` where both `x.html` and
 * `x/` exist, and lists the folder. A copy of the page as `x/index.html` prevents it.
 */

import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export async function writeFolderPages(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => path.join(parentPath, name);
  const pages = new Set(entries.filter(({ name }) => name.endsWith('.html')).map(pathOf));
  for (const folder of entries.filter((entry) => entry.isDirectory()).map(pathOf))
    if (pages.has(`${folder}.html`)) await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
}
