/** The `test` of end-to-end tests with newer builds of the site, whose pages name another version. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '#scripts/build/integrity.ts';
import { isCompressedCopy } from '#scripts/hosting/compressFiles.ts';
import { precachedPages, shellPath, versionPath } from '#site/paths.ts';
import { archiveName } from '#site/print/printFiles.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { test as base, builtDir, expect } from './siteTest.ts';

const cache = path.resolve(builtDir, '../node_modules/.cache');

const versionIn = (folder: string): string =>
  versionFileSchema.parse(JSON.parse(readFileSync(path.join(folder, versionPath), 'utf8'))).version;

/** The pages in the precache, as file names. */
export const storedPages = [shellPath, ...precachedPages.values()].map((file) => file.slice(1));

export const builtVersion = (): string => versionIn(builtDir);

type NewerBuild = { readonly folder: string; readonly version: string };

/** The script of a worker with other revisions of its pages. */
export function renewShell(worker: string, version: string): string {
  const pageEntry = /"revision":"[0-9a-f]{32}","url":"[\w/-]+\.html"/g;
  const renewed = worker.replace(pageEntry, (entry) => entry.replace(/[0-9a-f]{32}/, version.padEnd(32, '0')));
  if (renewed === worker) throw new Error('The worker does not list its pages by their revisions.');
  return renewed;
}

/** Changes files of a build, and updates their digests in its worker. */
function changeFiles(folder: string, files: RegExp, change: (file: string, text: string) => string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  const digests = names.map((file) => {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    const after = change(file, before);
    writeFileSync(target, after);
    return [integrityOf(before), integrityOf(after)] as const;
  });
  const worker = path.join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    digests.reduce((all, [before, after]) => all.replaceAll(before, after), text),
  );
}

/** Copies the build, changes its version everywhere (pages, worker, version file), and renames its scripts. */
export function createNewerBuild(version: string): NewerBuild {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'newer-build-'));
  // Skips the printable files, which are large and belong to no version, and the compressed copies of this version.
  const isCopied = (file: string) =>
    !['print', archiveName].includes(path.relative(builtDir, file)) && !isCompressedCopy(file);
  cpSync(builtDir, folder, { recursive: true, filter: isCopied });
  const current = builtVersion();
  const assets = path.join(folder, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const renewals = scripts.map((file) => [file, file.replace(/[\w-]{8}\.js$/, `${version.slice(-8)}.js`)] as const);
  const renew = (text: string) =>
    renewals.reduce((all, [old, name]) => all.replaceAll(old, name), text).replaceAll(current, version);

  changeFiles(folder, /\.(html|js)$|^version\.json$/, (file, text) =>
    file === 'sw.js' ? renewShell(renew(text), version) : renew(text),
  );
  for (const [old, name] of renewals) renameSync(path.join(assets, old), path.join(assets, name));

  return { folder, version };
}

export const test = base.extend<{
  readonly makeNewerBuild: (version: string) => NewerBuild;
  readonly newerBuild: NewerBuild;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  makeNewerBuild: async ({}, use) => {
    const folders: string[] = [];
    await use((version) => {
      const build = createNewerBuild(version);
      folders.push(build.folder);
      return build;
    });
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
  newerBuild: async ({ makeNewerBuild }, use) => use(makeNewerBuild('0000000000000b0b')),
  // The builds are removed after the server that reads them has stopped.
  site: async ({ makeNewerBuild: _, site }, use) => use(site),
});

export { expect };
