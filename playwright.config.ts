/** The end-to-end tests of the built site, in Chromium on desktop and phone; smoke tests in the other engines. */

import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { firefoxOptions, launchOptions, olderLaunchOptions } from '#scripts/launchOptions.ts';
import { oldestFromNpm } from '#scripts/npmChromium.mjs';
import type { SiteOptions } from './tests/support/siteTest.ts';

const { channel, ...firefoxLaunch } = firefoxOptions;
export const firefoxUse = { ...devices['Desktop Firefox'], channel, launchOptions: firefoxLaunch };

/** A spec file in a version of Chromium from npm as a project, if it is installed. */
export function inChromium(version: string, file: string) {
  const options = olderLaunchOptions(version);
  const use = { ...devices['Desktop Chrome'], ...(options && { launchOptions: options }) };
  const { dir, base, name } = path.parse(path.resolve(import.meta.dirname, file));
  return options ? [{ name: `chromium ${version} ${path.parse(name).name}`, testDir: dir, testMatch: base, use }] : [];
}

export default defineConfig<SiteOptions>({
  globalSetup: './tests/support/requireBuild.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only a failure takes this long, and machines differ.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // Installing the worker takes longer than most tests, so only tests that need it allow it.
  use: { launchOptions, screenshot: 'only-on-failure', serviceWorkers: 'block' },
  projects: [
    // @hand needs a touch screen; @once is the same on a desktop.
    { name: 'desktop', testDir: 'tests/e2e', use: devices['Desktop Chrome'], grepInvert: /@hand|@once/ },
    // Tests that touch or a narrow screen can affect.
    { name: 'phone', testDir: 'tests/e2e', use: devices['Pixel 7'], grep: /@phone/ },
    // On a build machine one smoke test in Firefox and ten screens in the oldest supported Chromium; the lab has the rest.
    { name: 'firefox', testDir: 'tests/engines', testMatch: 'smoke.spec.ts', use: firefoxUse },
    ...inChromium(oldestFromNpm, 'tests/engines/screens.spec.ts'),
  ],
});
