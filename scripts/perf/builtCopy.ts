/** A copy of the build with some of its texts changed, compressed as the build itself is. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressSite } from '../server/compressSite.ts';

export type BuiltCopy = { readonly folder: string; remove(): void };

/** @param change Gets each file's path in the build and its text; what it returns is written. */
export async function copyBuild(
  built: string,
  isChanged: RegExp,
  change: (file: string, text: string) => string,
): Promise<BuiltCopy> {
  const cache = path.resolve(built, '../node_modules/.cache');
  const folder = mkdtempSync(path.join(cache, 'built-copy-'));
  cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isChanged.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const changed = change(file, text);
    if (changed === text) continue;
    writeFileSync(path.join(folder, file), changed);
    rmSync(path.join(folder, `${file}.br`), { force: true });
  }
  await compressSite(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
