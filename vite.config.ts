/** Builds card data and card images, one HTML page for each address, and the service worker. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { supportedBrowsers } from '#scripts/build/browsers.ts';
import { chunkFileNames, chunkGroups } from '#scripts/build/chunks.ts';
import { documentHead } from '#scripts/build/documentHead.ts';
import { importedFiles, importScripts } from '#scripts/build/importScripts.ts';
import { moduleSizes } from '#scripts/build/moduleSizes.ts';
import { preloads } from '#scripts/build/preloads.ts';
import { prerender } from '#scripts/build/prerender.ts';
import { pwaOptions } from '#scripts/build/pwaOptions.ts';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';
import { readSiteSettings, reportWarnings } from '#scripts/build/siteSettings.ts';
import { standaloneScripts } from '#scripts/build/standaloneScripts.ts';
import { startupData } from '#scripts/build/startupData.ts';
import { hostingFiles } from '#scripts/hosting/hostingFiles.ts';
import { sitePicturesPlugin } from '#scripts/pictures/sitePicturesPlugin.ts';
import { gameFilesPath } from '#site/paths.ts';

const root = import.meta.dirname;
const outDir = process.env.OUT_DIR ?? 'dist';
const settings = readSiteSettings(root);

const places = new Map<string, string>();

/** Appends a short hash of the file only: a hash for each class, or a longer one, would not compress. */
function generateScopedName(name: string, file: string): string {
  const place = path.relative(root, file.replace(/\?.*/, ''));
  const scoped = `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 2)}`;
  const other = places.get(scoped) ?? place;
  if (other !== place)
    throw new Error(`The class ${name} needs another name: ${other} and ${place} have the same hash.`);
  places.set(scoped, place);
  return scoped;
}

/** Vite's own PostCSS plugin causes this warning for every class composed from another file. */
const warning = 'A PostCSS plugin did not pass the `from` option';

function withoutPostcssWarning(): Plugin {
  return {
    name: 'without-postcss-warning',
    configResolved({ logger }) {
      const { warnOnce } = logger;
      logger.warnOnce = (message, options) => {
        if (!message.includes(warning)) warnOnce(message, options);
      };
    },
  };
}

const ofSite = outDir === 'dist' ? [moduleSizes(root)] : [];

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    withoutPostcssWarning(),
    react(),
    importScripts(root),
    ...sharedPlugins(),
    // The bundle that prerenders the pages needs no HTML and no service worker.
    ...(isSsrBuild
      ? []
      : [
          reportWarnings(settings),
          documentHead({ ...settings, backend: false }),
          preloads(),
          ...ofSite,
          startupData(),
          sitePicturesPlugin(),
          standaloneScripts(root),
          prerender(settings),
          VitePWA(pwaOptions(root, outDir, settings)),
          hostingFiles({ ...settings, backend: false }),
        ]),
  ],
  css: { modules: { generateScopedName } },
  // Files that Vite itself writes.
  server: { watch: { ignored: ['**/game/generated/**'] } },
  build: {
    outDir,
    emptyOutDir: true,
    target: supportedBrowsers,
    // One stylesheet: prerendered pages need every rule before any chunk arrives.
    cssCodeSplit: false,
    // Inlines nothing: the content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    modulePreload: importedFiles,
    rolldownOptions: {
      // Drawing and prerendering are slow by nature, so no warning about it.
      checks: { bundlerTimings: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } }),
    },
  },
  worker: {
    format: 'es' as const,
    plugins: () => ofSite,
    rolldownOptions: { output: { entryFileNames: `${gameFilesPath.slice(1)}bot-[hash].js` } },
  },
}));
