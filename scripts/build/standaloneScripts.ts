/** Scripts outside the bundle, which must work when the others fail. They share no chunk. */

import path from 'node:path';
import type { Plugin } from 'vite';
import { oldestSyntax } from './browsers.ts';
import { bundleScript } from './bundleScript.ts';

/** Whether a built asset is the start watchdog. */
export const isStartWatchdog = (asset: string): boolean => /^start-watchdog-[\w-]{8}\.js$/.test(asset);

/** Emits the kill-switch worker, ready to be published as `sw.js`, and the start watchdog under a hashed name. */
export function standaloneScripts(root: string): Plugin {
  const bundle = (source: string) => bundleScript(path.join(root, source), {}, oldestSyntax);
  return {
    name: 'standalone-scripts',
    apply: 'build',
    async generateBundle() {
      const [killSwitch, watchdog] = await Promise.all([
        bundle('sw/killSwitch.ts'),
        bundle('src/offline/startWatchdog.ts'),
      ]);
      this.emitFile({ type: 'asset', fileName: 'kill-switch.js', source: killSwitch });
      this.emitFile({ type: 'asset', name: 'start-watchdog.js', source: watchdog });
    },
  };
}
