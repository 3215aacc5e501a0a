/** How the site is built: data and faces in, one page per address out, a worker that keeps it all. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkFileNames, chunkGroups } from '#scripts/build/chunks.ts';
import { documentHead } from '#scripts/build/documentHead.ts';
import { falseAlarm } from '#scripts/build/falseAlarm.ts';
import { preloads } from '#scripts/build/preloads.ts';
import { prerender } from '#scripts/build/prerender.ts';
import { pwaOptions } from '#scripts/build/pwaOptions.ts';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { standaloneScripts } from '#scripts/build/standaloneScripts.ts';
import { startupData } from '#scripts/build/startupData.ts';
import { hostingFiles } from '#scripts/hosting/hostingFiles.ts';
import { identityPlugin } from '#scripts/identity/identityPlugin.ts';
import { gameFilesPath } from '#site/paths.ts';

const root = import.meta.dirname;
const outDir = process.env.OUT_DIR ?? 'dist';
const settings = readSiteSettings(root);

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    falseAlarm(),
    react(),
    ...sharedPlugins(),
    // The bundle that renders the pages needs no page of its own and no worker.
    ...(isSsrBuild
      ? []
      : [
          documentHead({ ...settings, backend: false }),
          preloads(),
          startupData(),
          identityPlugin(),
          standaloneScripts(root),
          prerender(settings),
          VitePWA(pwaOptions(root, outDir, settings)),
          hostingFiles({ ...settings, backend: false }),
        ]),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    // One stylesheet: prerendered pages need every rule before any chunk arrives.
    cssCodeSplit: false,
    // Nothing inlined as data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Drawing and rendering take their time, and need not say so at every build.
      checks: { bundlerTimings: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } }),
    },
  },
  worker: {
    format: 'es' as const,
    rolldownOptions: { output: { entryFileNames: `${gameFilesPath.slice(1)}bot-[hash].js` } },
  },
}));
