/** Tasks by touch on an emulated phone, with their taps, letters and milliseconds. */

import { defineConfig, devices } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  globalSetup: '../../tests/support/requireBuild.ts',
  outputDir: '../../test-results',
  // One at a time, because they measure time.
  workers: 1,
  reporter: 'dot',
  use: { ...base.use, ...devices['Pixel 7'], permissions: ['clipboard-read', 'clipboard-write'] },
  projects: [{ name: 'tasks', testDir: import.meta.dirname }],
});
