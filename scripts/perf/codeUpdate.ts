/** A copy of the build that differs from it as if only code had changed: the same content, other hashes. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltCopy, copyBuild } from './builtCopy.ts';

const hash = /-[\w-]{8}\.js$/;
const pageRevision = /("revision":")[0-9a-f]{32}(","url":"[\w/-]+\.html")/g;

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

export function makeCodeUpdate(built: string): Promise<BuiltCopy> {
  const renames = changedScripts(path.join(built, 'assets')).map(
    (name) => [name, name.replace(hash, '-00000000.js')] as const,
  );
  return copyBuild(built, {
    files: /\.(js|html)$/,
    change: (file, text) => {
      const renamed = renames.reduce((all, [old, name]) => all.replaceAll(old, name), text);
      return file === 'sw.js' ? renamed.replace(pageRevision, `$1${'0'.repeat(32)}$2`) : renamed;
    },
    renames,
  });
}
