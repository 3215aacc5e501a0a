/** `npm run engines -- --old`: journeys in older versions of Chromium, and reading in one that is too old. */

import { defineConfig } from '@playwright/test';
import base, { inChromium } from '../../playwright.config.ts';
import { olderFromNpm, tooOldFromNpm } from '../../scripts/npmChromium.mjs';

const journeys = ['tests/engines/screens.spec.ts', 'tests/engines/smoke.spec.ts', 'lab/engines/journeys.spec.ts'];

export default defineConfig({
  ...base,
  globalSetup: '../../tests/support/requireBuild.ts',
  outputDir: '../../test-results',
  projects: [
    ...olderFromNpm.flatMap((version) => journeys.flatMap((file) => inChromium(version, file))),
    ...inChromium(tooOldFromNpm, 'lab/engines/too-old.spec.ts'),
  ],
});
