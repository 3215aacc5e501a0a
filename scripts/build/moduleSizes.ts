/**
 * Writes which modules each script contains, and how large they are, for the message of `npm run sizes`. The page and its workers are builds of their own in one process.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const modulesByFile: Record<string, Readonly<Record<string, number>>> = {};

export function moduleSizes(root: string): Plugin {
  const shortened = (id: string) => path.relative(root, id.replaceAll('\0', '')).replaceAll(path.sep, '/');
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules = Object.entries(output.modules).map(([id, { code }]) => [shortened(id), code?.length ?? 0]);
        modulesByFile[output.fileName] = Object.fromEntries(modules);
      }
      const folder = path.join(root, 'node_modules/.cache');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'module-sizes.json'), JSON.stringify(modulesByFile));
    },
  };
}
