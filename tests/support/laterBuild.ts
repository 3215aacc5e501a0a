/** A later build of the site, made from the one there is: another version, and a page that says so. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionFileSchema, versionPath } from '#domain/server/versionFile.ts';
import { builtDir } from './siteTest.ts';

const cache = path.resolve(builtDir, '../node_modules/.cache');

const versionIn = (folder: string): string =>
  versionFileSchema.parse(JSON.parse(readFileSync(path.join(folder, versionPath), 'utf8'))).version;

export const builtVersion = (): string => versionIn(builtDir);

export type LaterBuild = { readonly folder: string; readonly version: string; remove(): void };

/** Copies the build and changes its version wherever it stands: pages, worker, version file. */
export function makeLaterBuild(version: string): LaterBuild {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'later-build-'));
  // Without the files to print, which are large and belong to no version.
  cpSync(builtDir, folder, { recursive: true, filter: (file) => path.relative(builtDir, file) !== 'print' });
  const current = builtVersion();
  const shellEntry = /"revision":"[0-9a-f]{32}","url":"shell\.html"/;

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.html$|^sw\.js$|^version\.json$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(current, version);
    writeFileSync(path.join(folder, file), text);
  }
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const renewed = worker.replace(shellEntry, (entry) => entry.replace(/[0-9a-f]{32}/, version.padEnd(32, '0')));
  if (renewed === worker) throw new Error('The worker does not list the shell by its revision.');
  writeFileSync(path.join(folder, 'sw.js'), renewed);

  return { folder, version, remove: () => rmSync(folder, { recursive: true }) };
}
