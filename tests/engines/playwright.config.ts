/**
 * `npm run engines`: the end-to-end tests in Firefox, except those excluded with a reason (`notInFirefox`), and smoke
 * tests in three engines.
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
