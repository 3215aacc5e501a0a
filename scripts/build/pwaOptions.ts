/** Options of vite-plugin-pwa: the service worker with its precache manifest, and the web app manifest. */

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { gameFilesPath } from '#site/paths.ts';
import type { SiteSettings } from '#site/siteSettings.ts';
import { versionPath } from '#site/siteVersion.ts';
import { builtPart } from '#site/startup/builtPart.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { integrityOf } from './integrity.ts';
import { moduleSizes } from './moduleSizes.ts';
import { precacheFaults, precacheGlobs } from './precache.ts';
import { virtualModules } from './virtualModules.ts';
import { webManifest } from './webManifest.ts';

/** @param outDir The built folder, as in `vite.config.ts`. */
export function pwaOptions(root: string, outDir: string, { imageBase }: SiteSettings): Partial<VitePWAOptions> {
  const builtDir = path.resolve(root, outDir);
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    // The page registers the worker itself, through its Trusted Types policy.
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn';
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [workerSettings(builtDir, imageBase), moduleSizes(root)] },
      globPatterns: precacheGlobs,
      // The check below limits the total size.
      maximumFileSizeToCacheInBytes: 2 ** 24,
      manifestTransforms: [
        async (manifest) => {
          const faults = await precacheFaults(
            builtDir,
            manifest.map(({ url }) => url),
          );
          if (faults.length > 0) throw new Error(`The offline store is not right:\n  ${faults.join('\n  ')}`);
          // The worker compares these digests with the files it stores and serves. The browser cannot check that of a
          // page, because a server may insert its start-up data.
          const withDigests = manifest.map(async (entry) => {
            const file = await readFile(path.join(builtDir, entry.url));
            return entry.url.endsWith('.html')
              ? { ...entry, revision: integrityOf(builtPart(file.toString())) }
              : { ...entry, integrity: integrityOf(file) };
          });
          return { manifest: await Promise.all(withDigests) };
        },
      ],
    },
  };
}

/** Gives the worker its version, the game files and the host of card images. Built last, after `/version.json`. */
const workerSettings = (builtDir: string, imageBase: string): Plugin =>
  virtualModules('worker-settings', {
    'virtual:worker-settings'() {
      const { version } = versionFileSchema.parse(JSON.parse(readFileSync(path.join(builtDir, versionPath), 'utf8')));
      const gameFiles = readdirSync(path.join(builtDir, gameFilesPath)).map((name) => {
        const url = `${gameFilesPath}${name}`.slice(1);
        return { url, revision: null, integrity: integrityOf(readFileSync(path.join(builtDir, url))) };
      });
      return Object.entries({ version, imageBase, gameFiles })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  });
