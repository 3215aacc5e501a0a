/** Changed copies of the build, compressed like the build. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../build/pwaOptions.ts';
import { compressFiles, isCompressedCopy } from '../hosting/compressFiles.ts';

export type BuiltCopy = { readonly folder: string; remove(): void };
type Change = (file: string, text: string) => string;

/** @param renames Old and new names of files in `assets/`. */
async function copyBuild(built: string, files: RegExp, change: Change, renames: readonly string[][] = []) {
  const folder = mkdtempSync(path.join(built, '../node_modules/.cache/built-copy-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !isCompressedCopy(file) });
  changeFiles(folder, files, change);
  for (const [old = '', name = ''] of renames)
    renameSync(path.join(folder, 'assets', old), path.join(folder, 'assets', name));
  await compressFiles(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Changes files of a build, and updates their digests in its worker. */
export function changeFiles(folder: string, files: RegExp, change: Change): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  const digests = names.map((file) => {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    const after = change(file, before);
    writeFileSync(target, after);
    return [integrityOf(Buffer.from(before)), integrityOf(Buffer.from(after))] as const;
  });
  const worker = path.join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    digests.reduce((all, [before, after]) => all.replaceAll(before, after), text),
  );
}

/** Matches scripts and their preloads, but not data blocks. */
const scripts = /<script(?! type="application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

export const copyWithoutScripts = (built: string): Promise<BuiltCopy> =>
  copyBuild(built, /\.html$/, (_file, html) => html.replaceAll(scripts, ''));

/** The entry script, and every script that imports a changed one by its hashed name. */
function changedScripts(assets: string): string[] {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const code = new Map(names.map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]));
  const changed = new Set(names.filter((name) => name.startsWith('index-')));
  for (const other of changed) for (const name of names) if (code.get(name)?.includes(other)) changed.add(name);
  return [...changed];
}

const pageRevision = /("revision":")[0-9a-f]{32}(","url":"[\w/-]+\.html")/g;

/** The same content with other hashes, as after a change of code alone. */
export function copyWithOtherCode(built: string): Promise<BuiltCopy> {
  const renames = changedScripts(path.join(built, 'assets')).map((name) => [
    name,
    name.replace(/-[\w-]{8}\.js$/, '-00000000.js'),
  ]);
  const renamed: Change = (file, text) => {
    const changed = renames.reduce((all, [old = '', name = '']) => all.replaceAll(old, name), text);
    return file === 'sw.js' ? changed.replace(pageRevision, `$1${'0'.repeat(32)}$2`) : changed;
  };
  return copyBuild(built, /\.(js|html)$/, renamed, renames);
}
