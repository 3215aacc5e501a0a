/** The `test` of end-to-end tests with newer builds of the site, whose pages name another version. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '#scripts/build/integrity.ts';
import { isCompressedCopy } from '#scripts/hosting/compressFiles.ts';
import { precachedPages, shellPath } from '#site/paths.ts';
import { archiveName } from '#site/print/printFiles.ts';
import { versionPath } from '#site/siteVersion.ts';
import { builtPart } from '#site/startup/builtPart.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { test as base, builtDir, expect } from './siteTest.ts';

const cache = path.resolve(builtDir, '../node_modules/.cache');

const versionIn = (folder: string): string =>
  versionFileSchema.parse(JSON.parse(readFileSync(path.join(folder, versionPath), 'utf8'))).version;

/** The pages in the precache, as file names. */
export const storedPages = [shellPath, ...precachedPages.values()].map((file) => file.slice(1));

export const builtVersion = (): string => versionIn(builtDir);

type NewerBuild = { readonly folder: string; readonly version: string };

/** The digest of a file in the manifest of the worker. */
export const manifestDigest = (file: string, text: string): string =>
  integrityOf(storedPages.includes(file) ? builtPart(text) : text);

/** Changes files of a build, and updates their digests in its worker. */
function changeFiles(folder: string, files: RegExp, change: (file: string, text: string) => string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  const digests = names.map((file) => {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    const after = change(file, before);
    writeFileSync(target, after);
    return [manifestDigest(file, before), manifestDigest(file, after)] as const;
  });
  const worker = path.join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    digests.reduce((all, [before, after]) => all.replaceAll(before, after), text),
  );
}

const partOf = {
  scripts: /^assets\/.+\.js$/,
  pages: /\.html$/,
  worker: /^sw\.js$/,
  version: /^version\.json$/,
};

/** A copy of the build in a new folder. */
function copyBuild(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'newer-build-'));
  // Skips the printable files but the demo, which are large and belong to no version, and the compressed copies of
  // this version.
  const skipped = new RegExp(`^(${archiveName}|print/(?!files\\.json|spite-and-image-demo-)).*`);
  const isCopied = (file: string) => !skipped.test(path.relative(builtDir, file)) && !isCompressedCopy(file);
  cpSync(builtDir, folder, { recursive: true, filter: isCopied });
  return folder;
}

/** Copies the build, changes its version everywhere (pages, worker, version file), and renames its scripts. */
export function createNewerBuild(version: string): NewerBuild {
  const folder = copyBuild();
  const current = builtVersion();
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    partOf.scripts.test(file),
  );
  const renamed = (file: string) => file.replace(/[\w-]{8}\.js$/, `${version.slice(-8)}.js`);
  const renewals = scripts.map((file) => [path.basename(file), path.basename(renamed(file))] as const);
  const renew = (text: string) =>
    renewals.reduce((all, [old, name]) => all.replaceAll(old, name), text).replaceAll(current, version);

  changeFiles(folder, /\.(html|js)$|^version\.json$/, (_file, text) => renew(text));
  for (const file of scripts) renameSync(path.join(folder, file), path.join(folder, renamed(file)));

  return { folder, version };
}

/** In the order in which a publisher uploads them (docs/hosting/README.md). */
export const uploadedParts = ['scripts', 'pages', 'worker', 'version'] as const;
export type UploadedPart = (typeof uploadedParts)[number];

/** A copy of this build with some parts of a newer one. As a publisher must, it keeps the scripts of this one. */
function createHalfUploaded(newer: NewerBuild, parts: readonly UploadedPart[]): string {
  const folder = copyBuild();
  for (const file of readdirSync(newer.folder, { recursive: true, encoding: 'utf8' }))
    if (parts.some((part) => partOf[part].test(file))) cpSync(path.join(newer.folder, file), path.join(folder, file));
  return folder;
}

export const test = base.extend<{
  readonly folders: string[];
  readonly makeNewerBuild: (version: string) => NewerBuild;
  readonly newerBuild: NewerBuild;
  /** A deployment at which only these parts of the newer build have arrived. */
  readonly halfUploaded: (parts: readonly UploadedPart[]) => string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  folders: async ({}, use) => {
    const folders: string[] = [];
    await use(folders);
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
  makeNewerBuild: async ({ folders }, use) =>
    use((version) => {
      const build = createNewerBuild(version);
      folders.push(build.folder);
      return build;
    }),
  newerBuild: async ({ makeNewerBuild }, use) => use(makeNewerBuild('0000000000000b0b')),
  halfUploaded: async ({ folders, newerBuild }, use) =>
    use((parts) => {
      const folder = createHalfUploaded(newerBuild, parts);
      folders.push(folder);
      return folder;
    }),
  // The builds are removed after the server that reads them has stopped.
  site: async ({ folders: _, site }, use) => use(site),
});

export { expect };
