/** Writes which modules each script contains, and how large they are, for the message of `npm run sizes`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export function moduleSizes(root: string): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const shortened = (id: string) => path.relative(root, id.replaceAll('\0', '')).replaceAll(path.sep, '/');
      const sizes = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const modules = Object.entries(output.modules).map(([id, { code }]) => [shortened(id), code?.length ?? 0]);
        return [[output.fileName, Object.fromEntries(modules)]];
      });
      const folder = path.join(root, 'node_modules/.cache');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'module-sizes.json'), JSON.stringify(Object.fromEntries(sizes)));
    },
  };
}
