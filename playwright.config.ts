/** The end-to-end tests: one Chromium, on a desk and in a hand, over the built site. */

import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** The browser that `scripts/browser.mjs` has found; Playwright's own where it was not asked. */
type BrowserRecord = { executablePath?: string; env?: Record<string, string>; sandbox?: boolean };

const recordFile = 'node_modules/.browser/chromium.json';
const browser: BrowserRecord = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser.executablePath !== undefined && { executablePath: browser.executablePath }),
      env: { ...Object.fromEntries(environment), ...browser.env },
      chromiumSandbox: browser.sandbox ?? false,
      args: ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'] },
    // Whatever a hand or a narrow screen can change; the rest is tested once.
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
});
