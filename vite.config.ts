/** Builds card data and card images, one HTML page for each address, and the service worker. */

import { readdirSync } from 'node:fs';
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

/** Sorted, so that the pages and the stylesheet, which are two builds, have the same names. */
const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

const classesOf = new Map<string, Map<string, number>>();

/**
 * The number of the file and that of the class in it, which compress better than any hash. The first file is `b0`:
 * blockers of advertisements hide names such as `ad1`.
 */
function generateScopedName(name: string, file: string): string {
  const place = path.relative(path.join(root, 'src'), file.replace(/\?.*/, ''));
  const classes = classesOf.get(place) ?? new Map<string, number>();
  classesOf.set(place, classes);
  const number = classes.get(name) ?? classes.size;
  classes.set(name, number);
  return (sheets.indexOf(place) + 0xb * 36).toString(36) + number.toString(36);
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

export default defineConfig(({ command, isSsrBuild = false }) => ({
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
  // The development server keeps the names that are in the source.
  css: command === 'build' ? { modules: { generateScopedName } } : {},
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
