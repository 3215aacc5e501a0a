/** All end-to-end tests of the desktop, on pages that a translator changes at once or a little later. */

import { defineConfig, devices } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { SiteOptions } from '../../tests/support/siteTest.ts';

export default defineConfig<SiteOptions>({
  ...base,
  globalSetup: '../../tests/support/requireBuild.ts',
  outputDir: '../../test-results',
  projects: [0, 400].map((translated) => ({
    name: `translated after ${translated} ms`,
    testDir: '../../tests/e2e',
    use: { ...devices['Desktop Chrome'], translated },
    grepInvert: /@hand|@once/,
  })),
});
