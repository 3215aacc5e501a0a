/** The tests of the fault plan: end-to-end tests that name a case, slow ones of this folder, and those of other engines. */

import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import base, { inChromium } from '../../playwright.config.ts';
import { chromiumFromNpm, oldestFromNpm, tooOldFromNpm } from '../../scripts/npmChromium.mjs';
import type { SiteOptions } from '../../tests/support/siteTest.ts';

const tests = path.resolve(import.meta.dirname, '../../tests');
const withWorker = { ...devices['Desktop Chrome'], serviceWorkers: 'allow' as const };
/** Redirects `/x.html` to `/x`. */
const redirecting = { ...withWorker, host: 'redirecting' as const };

// Installs what is missing.
for (const version of [oldestFromNpm, tooOldFromNpm]) chromiumFromNpm(version);

export default defineConfig<SiteOptions>({
  ...base,
  globalSetup: path.join(tests, 'support/requireBuild.ts'),
  outputDir: '../../test-results',
  reporter: [['line'], ['./verdicts.ts']],
  projects: [
    { name: 'desktop', testDir: path.join(tests, 'e2e'), use: devices['Desktop Chrome'], grepInvert: /@hand|@once/ },
    { name: 'faults', testDir: import.meta.dirname, use: withWorker },
    {
      name: 'redirecting host',
      testDir: import.meta.dirname,
      testMatch: /(damagedFiles|foreignPages|halfPublished|offline-cards|publishing|updates)\.spec\.ts$/,
      use: redirecting,
    },
    {
      name: 'redirecting host, every screen',
      testDir: path.join(tests, 'e2e'),
      testMatch: /(offline-screens|updates)\.spec\.ts$/,
      use: redirecting,
    },
    { name: 'webkitgtk', testDir: path.resolve(import.meta.dirname, '../engines'), testMatch: 'webkitgtk.spec.ts' },
    ...inChromium(oldestFromNpm, 'tests/engines/screens.spec.ts'),
    ...inChromium(oldestFromNpm, 'lab/engines/journeys.spec.ts'),
    ...inChromium(tooOldFromNpm, 'lab/engines/too-old.spec.ts'),
  ],
});
