/** The end-to-end tests over the built site: Chromium, on a desk and in a hand, and on request Firefox. */

import { defineConfig, devices } from '@playwright/test';
import { firefoxOptions } from '#scripts/firefoxOptions.ts';
import { launchOptions } from '#scripts/launchOptions.ts';

const { channel, ...firefoxLaunch } = firefoxOptions;

export default defineConfig({
  globalSetup: './tests/support/requireBuild.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because only a failure uses them up, and machines differ.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { launchOptions, screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', testDir: 'tests/e2e', use: devices['Desktop Chrome'], grepInvert: /@hand/ },
    // Whatever a hand or a narrow screen can change; the rest is tested once.
    { name: 'phone', testDir: 'tests/e2e', use: devices['Pixel 7'], grep: /@phone/ },
    // What breaks seldom and takes long to break: for `npm run faults`, and not for every test run.
    ...(process.env.FAULTS === undefined
      ? []
      : [{ name: 'faults', testDir: 'tests/faults', use: devices['Desktop Chrome'] }]),
    // All but what only Chromium can be asked (0102): for `npm run engines`.
    ...(process.env.ENGINES === undefined
      ? []
      : [
          {
            name: 'firefox',
            testDir: 'tests/e2e',
            use: { ...devices['Desktop Firefox'], channel, launchOptions: firefoxLaunch },
            grepInvert: /@hand|@chromium/,
          },
        ]),
  ],
});
