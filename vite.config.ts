/** How the site is built: data and faces in, one page per address out, a worker that keeps it all. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentHead } from './scripts/build/documentHead.ts';
import { prerender } from './scripts/build/prerender.ts';
import { sharedPlugins } from './scripts/build/sharedPlugins.ts';
import { readSiteSettings } from './scripts/build/siteSettings.ts';

const settings = readSiteSettings(import.meta.dirname);

export default defineConfig({
  plugins: [react(), ...sharedPlugins(), documentHead(settings), prerender(settings)],
  build: {
    // One stylesheet: prerendered pages need every rule before any chunk arrives.
    cssCodeSplit: false,
    // Nothing inlined as data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
});
