/** How the service worker and the web app manifest come about. */

import path from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { developmentGlob, tierOneFaults, tierOneGlobs } from './tierOne.ts';
import { webManifest } from './webManifest.ts';
import { workerVersion } from './workerVersion.ts';

/** @param outDir The built folder, as `vite.config.ts` names it. */
export function pwaOptions(root: string, outDir: string): Partial<VitePWAOptions> {
  const builtDir = path.resolve(root, outDir);
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    // The page registers the worker itself, through its Trusted Types policy.
    injectRegister: false,
    manifest: webManifest(path.join(root, 'public')),
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn';
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [workerVersion(builtDir)] },
      globPatterns: tierOneGlobs,
      globIgnores: [developmentGlob],
      // Whatever is too large is missed by the check below, which says so.
      maximumFileSizeToCacheInBytes: 2 ** 24,
      manifestTransforms: [
        async (manifest) => {
          // The plugin adds the web app manifest to the list after this.
          const files = [...manifest.map(({ url }) => url), 'manifest.webmanifest'];
          const faults = await tierOneFaults(builtDir, files);
          if (faults.length > 0) throw new Error(`The offline store is not right:\n  ${faults.join('\n  ')}`);
          return { manifest };
        },
      ],
    },
  };
}
