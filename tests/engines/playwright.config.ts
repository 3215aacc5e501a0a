/**
 * `npm run engines`: the end-to-end tests in Firefox, without those marked `@chromium`, and smoke tests in three engines.
 * Installing is tested through Chromium's own protocol; Firefox's driver waits for a load that Back within the site does
 * not cause (a card's canonical address, a term of the rules), and does not tell of files that a page makes itself, nor
 * print at a page's own size (`firefox.spec.ts` tries both in another way).
 */

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base, { firefoxUse } from '../../playwright.config.ts';

const testDir = import.meta.dirname;

export default defineConfig({
  ...base,
  globalSetup: '../support/requireBuild.ts',
  outputDir: '../../test-results',
  projects: [
    { name: 'firefox', testDir: path.join(testDir, '../e2e'), use: firefoxUse, grepInvert: /@hand|@chromium/ },
    { name: 'firefox smoke', testDir, testIgnore: 'webkitgtk.spec.ts', use: firefoxUse },
    { name: 'chromium smoke', testDir, testIgnore: ['webkitgtk.spec.ts', 'firefox.spec.ts'] },
    { name: 'webkitgtk', testDir, testMatch: 'webkitgtk.spec.ts' },
  ],
});
