/**
 * `npm run engines`: the end-to-end tests in Firefox, except those excluded with a reason (`notInFirefox`), and smoke
 * tests in three engines.
 */

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base, { firefoxUse } from '../../playwright.config.ts';

const testDir = import.meta.dirname;
const tests = path.join(testDir, '../../tests');

export default defineConfig({
  ...base,
  globalSetup: path.join(tests, 'support/requireBuild.ts'),
  outputDir: '../../test-results',
  projects: [
    { name: 'firefox', testDir: path.join(tests, 'e2e'), use: firefoxUse, grepInvert: /@hand|@chromium/ },
    { name: 'firefox smoke', testDir: path.join(tests, 'engines'), use: firefoxUse },
    { name: 'firefox only', testDir, testIgnore: 'webkitgtk.spec.ts', use: firefoxUse },
    { name: 'chromium smoke', testDir: path.join(tests, 'engines') },
    { name: 'chromium', testDir, testIgnore: ['webkitgtk.spec.ts', 'firefox.spec.ts'] },
    { name: 'webkitgtk', testDir, testMatch: 'webkitgtk.spec.ts' },
  ],
});
