/** Scripts outside the bundle, which must work when the others fail. They import nothing. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** Whether a built asset is the start watchdog. */
export const isStartWatchdog = (asset: string): boolean => /^start-watchdog-[\w-]{8}\.js$/.test(asset);

/** Emits the kill-switch worker, ready to be published as `sw.js`, and the start watchdog under a hashed name. */
export function standaloneScripts(root: string): Plugin {
  const compile = async (source: string) => {
    const file = path.join(root, source);
    return (await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })).code;
  };
  return {
    name: 'standalone-scripts',
    apply: 'build',
    async generateBundle() {
      const [killSwitch, watchdog] = await Promise.all([
        compile('sw/killSwitch.ts'),
        compile('src/offline/startWatchdog.ts'),
      ]);
      this.emitFile({ type: 'asset', fileName: 'kill-switch.js', source: killSwitch });
      this.emitFile({ type: 'asset', name: 'start-watchdog.js', source: watchdog });
    },
  };
}
