/** Options of vite-plugin-pwa: the service worker with its precache manifest, and the web app manifest. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { SiteSettings } from '#site/siteSettings.ts';
import { precacheFaults, precacheGlobs } from './precache.ts';
import { webManifest } from './webManifest.ts';
import { integrityOf, workerSettings } from './workerSettings.ts';

/** @param outDir The built folder, as `vite.config.ts` names it. */
export function pwaOptions(root: string, outDir: string, { imageBase }: SiteSettings): Partial<VitePWAOptions> {
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
      buildPlugins: { vite: [workerSettings(builtDir, imageBase)] },
      globPatterns: precacheGlobs,
      // Whatever is too large is missed by the check below, which says so.
      maximumFileSizeToCacheInBytes: 2 ** 24,
      manifestTransforms: [
        async (manifest) => {
          const faults = await precacheFaults(
            builtDir,
            manifest.map(({ url }) => url),
          );
          if (faults.length > 0) throw new Error(`The offline store is not right:\n  ${faults.join('\n  ')}`);
          // A server may put its start-up data into pages; the worker looks for their end instead.
          const withDigests = manifest.map(async (entry) =>
            entry.url.endsWith('.html')
              ? entry
              : { ...entry, integrity: integrityOf(await readFile(path.join(builtDir, entry.url))) },
          );
          return { manifest: await Promise.all(withDigests) };
        },
      ],
    },
  };
}
