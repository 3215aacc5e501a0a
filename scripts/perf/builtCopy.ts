/** A copy of the build with some of its texts changed or renamed, compressed as the build itself is. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../build/pwaOptions.ts';
import { compressFiles, isCompressedCopy } from '../hosting/compressFiles.ts';

export type BuiltCopy = { readonly folder: string; remove(): void };

type Changes = {
  /** The files whose text `change` gets. */
  readonly files: RegExp;
  readonly change: (file: string, text: string) => string;
  /** Old and new names in `assets/`. */
  readonly renames?: readonly (readonly [string, string])[];
};

export async function copyBuild(built: string, { files, change, renames = [] }: Changes): Promise<BuiltCopy> {
  const folder = mkdtempSync(path.join(built, '../node_modules/.cache/built-copy-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !isCompressedCopy(file) });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!files.test(file)) continue;
    const target = path.join(folder, file);
    writeFileSync(target, change(file, readFileSync(target, 'utf8')));
  }
  for (const [old, name] of renames) renameSync(path.join(folder, 'assets', old), path.join(folder, 'assets', name));
  const worker = path.join(folder, 'sw.js');
  const renamed = renames.map(([, name]) => `assets/${name}`);
  const digested = renamed.reduce(
    (text, file) => withDigest(text, file, readFileSync(path.join(folder, file))),
    readFileSync(worker, 'utf8'),
  );
  writeFileSync(worker, digested);
  await compressFiles(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The text of a service worker whose manifest lists this content of a file. */
export const withDigest = (worker: string, file: string, content: string | Buffer): string =>
  worker.replace(
    new RegExp(`"integrity":"sha256-[^"]+"(?=,"revision":(?:null|"[0-9a-f]+"),"url":"${file}")`),
    () => `"integrity":"${integrityOf(Buffer.from(content))}"`,
  );
