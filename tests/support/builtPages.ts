/** The pages of the build: the address of each, and its HTML. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtDir } from './siteTest.ts';

/** Every file of the build, as a path below its root. */
export const builtFiles: readonly string[] = (await readdir(builtDir, { recursive: true })).map((file) =>
  file.split(path.sep).join('/'),
);

const isPage = (file: string) => file.endsWith('.html') && !['shell.html', '404.html'].includes(file);
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

export const builtPages: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    builtFiles
      .filter(isPage)
      .map(async (file) => [addressOf(file), await readFile(path.join(builtDir, file), 'utf8')] as const),
  ),
);
