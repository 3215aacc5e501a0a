/** `npm run engines -- --old`: journeys in older versions of Chromium, and reading in one that is too old. */

import { defineConfig } from '@playwright/test';
import { olderFromNpm, tooOldFromNpm } from '#scripts/npmChromium.mjs';
import base, { inChromium } from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  globalSetup: '../support/requireBuild.ts',
  outputDir: '../../test-results',
  projects: [
    ...olderFromNpm.flatMap((version) => inChromium(version, ['screens.spec.ts', 'journeys.spec.ts', 'smoke.spec.ts'])),
    ...inChromium(tooOldFromNpm, 'too-old.spec.ts'),
  ].map((project) => ({ ...project, testDir: import.meta.dirname })),
});
