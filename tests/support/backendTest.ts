/** The `test` of end-to-end tests with a backend: the reference one, on a server of each test's own. */

import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { type Backend, startBackend } from './backend/startBackend.ts';
import { test as base, builtDir, expect } from './siteTest.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const test = base.extend<{ readonly backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  backend: async ({}, use) => {
    const backend = await startBackend({ root: builtDir, settings: readSiteSettings(root), port: 0 });
    await use(backend);
    await backend.stop();
  },
  site: async ({ backend }, use) => use(backend),
});

export { expect };
