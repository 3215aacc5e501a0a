/**
 * `npm run engines`: the end-to-end tests in Firefox, and the smoke tests in three engines. What is marked `@chromium`:
 *
 * | Test | Why not in Firefox |
 * |---|---|
 * | without JavaScript | its driver cannot switch JavaScript off |
 * | installing | Firefox installs no sites; the manifest is read through Chromium's protocol |
 * | forced colours, the system's theme | its driver emulates neither |
 * | a card's canonical address, Back; a term of the rules, Back | its driver waits for a load that Back does not cause |
 * | marks of the rules search | highlights are not in the Firefox that Debian ships |
 * | a game saved as a file | its driver hears of no download |
 * | printing | its driver has no print media; a PDF is opened by `firefox.spec.ts` |
 * | an update (U1), the mailing list (F5) | the clock, and the frame without a network; `smoke.spec.ts` updates |
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
