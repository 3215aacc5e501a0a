/** The build as a later one would be in which only code has changed: the same words, other hashes. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const hash = /-[\w-]{8}\.js$/;

/** The scripts that change when one of them does: each that names a changed one, beginning with the entry. */
function changedScripts(assets: string): string[] {
  const codes = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(assets, name), 'utf8')] as const),
  );
  const changed = new Set([...codes.keys()].filter((name) => name.startsWith('index-')));
  for (let before = 0; before < changed.size; ) {
    before = changed.size;
    for (const [name, code] of codes) if ([...changed].some((other) => code.includes(other))) changed.add(name);
  }
  return [...changed];
}

/** A copy of the build with changed code; `remove` deletes it. */
export function makeCodeUpdate(built: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(path.dirname(built), 'node_modules/.cache/update-'));
  cpSync(built, folder, { recursive: true });
  const names = new Map(
    changedScripts(path.join(folder, 'assets')).map((name) => [name, name.replace(hash, '-00000000.js')]),
  );
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file);
    if (!/\.(js|html)$/.test(file)) continue;
    const text = [...names].reduce((all, [old, renewed]) => all.replaceAll(old, renewed), readFileSync(place, 'utf8'));
    const shell = /("revision":")[0-9a-f]{32}(","url":"shell\.html")/;
    writeFileSync(place, file === 'sw.js' ? text.replace(shell, `$1${'0'.repeat(32)}$2`) : text);
  }
  for (const [old, renewed] of names)
    renameSync(path.join(folder, 'assets', old), path.join(folder, 'assets', renewed));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
