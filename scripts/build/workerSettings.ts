/**
 * Hands the worker the version it is built for, the host of the card images and the list of the files that games are
 * played with. It is built last, after all of them.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { gameFilesPath, versionPath } from '#site/paths.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';

/** A digest as the worker compares it with what it stores and serves. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

export function workerSettings(builtDir: string, imageBase: string): Plugin {
  const id = 'virtual:worker-settings';
  return {
    name: 'worker-settings',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(builtDir, versionPath), 'utf8')));
      const gameFiles = readdirSync(path.join(builtDir, gameFilesPath)).map((name) => {
        const url = `${gameFilesPath}${name}`.slice(1);
        return { url, revision: null, integrity: integrityOf(readFileSync(path.join(builtDir, url))) };
      });
      return Object.entries({ version, imageBase, gameFiles })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
