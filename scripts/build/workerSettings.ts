/** Hands the worker the version it is built for and the host of the card images. It is built last, after `/version.json`. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { versionPath } from '#site/paths.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';

export function workerSettings(builtDir: string, imageBase: string): Plugin {
  const id = 'virtual:worker-settings';
  return {
    name: 'worker-settings',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(builtDir, versionPath), 'utf8')));
      return `export const version = ${JSON.stringify(version)}; export const imageBase = ${JSON.stringify(imageBase)};`;
    },
  };
}
