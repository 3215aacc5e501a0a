/** The `test` of end-to-end tests with a backend: the reference one, on a server of each test's own. */

import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { type Backend, type BackendOptions, startBackend } from './backend/startBackend.ts';
import { test as base, builtDir, expect } from './siteTest.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `start` changes the start-up data of the site. */
export const test = base.extend<{
  readonly backend: Backend;
  readonly start: Pick<BackendOptions, 'configuration' | 'personal'>;
}>({
  start: [{}, { option: true }],

  backend: async ({ start }, use) => {
    const backend = await startBackend({ root: builtDir, settings: readSiteSettings(root), port: 0, ...start });
    await use(backend);
    await backend.stop();
  },
  site: async ({ backend }, use) => use(backend),
});

export { expect };
