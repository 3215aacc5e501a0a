/** Changed copies of the build, compressed as the build is. */

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
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name))) {
    const target = path.join(folder, file);
    writeFileSync(target, change(file, readFileSync(target, 'utf8')));
  }
  const worker = path.join(folder, 'sw.js');
  for (const [old = '', name = ''] of renames) {
    const renamed = path.join(folder, 'assets', name);
    renameSync(path.join(folder, 'assets', old), renamed);
    writeFileSync(worker, withDigest(readFileSync(worker, 'utf8'), `assets/${name}`, readFileSync(renamed)));
  }
  await compressFiles(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The text of a service worker whose manifest lists this content of a file. */
export const withDigest = (worker: string, file: string, content: string | Buffer): string =>
  worker.replace(
    new RegExp(`"integrity":"sha256-[^"]+"(?=,"revision":(?:null|"[0-9a-f]+"),"url":"${file}")`),
    () => `"integrity":"${integrityOf(Buffer.from(content))}"`,
  );

/** Scripts and their preloads, but not data blocks. */
const scripts = /<script(?! type="application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

export const copyWithoutScripts = (built: string): Promise<BuiltCopy> =>
  copyBuild(built, /\.html$/, (_file, html) => html.replaceAll(scripts, ''));

/** The scripts that change with the entry: it, and each that imports a changed one by its hashed name. */
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
