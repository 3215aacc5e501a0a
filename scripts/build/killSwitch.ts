/** Writes the worker of last resort beside the site: `kill-switch.js`, ready to be published as `sw.js`. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

export function killSwitch(root: string): Plugin {
  const file = path.join(root, 'sw/killSwitch.ts');
  return {
    name: 'kill-switch',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
      this.emitFile({ type: 'asset', fileName: 'kill-switch.js', source: code });
    },
  };
}
