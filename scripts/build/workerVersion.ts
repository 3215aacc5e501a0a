/** Tells the worker which version of the site it is built for. It is built last, when `/version.json` is there. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { versionPath } from '#site/paths.ts';
import { versionFileSchema } from '#site/startup/versionFile.ts';

export function workerVersion(builtDir: string): Plugin {
  const id = 'virtual:version';
  return {
    name: 'worker-version',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(builtDir, versionPath), 'utf8')));
      return `export const version = ${JSON.stringify(version)};`;
    },
  };
}
