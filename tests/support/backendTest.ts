/** The `test` of end-to-end tests with the reference backend, which runs on a separate server for each test. */

import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import type { Fault } from '#scripts/server/faults.ts';
import type { BackendOptions } from './backend/backend.ts';
import { type Backend, startBackend } from './backend/startBackend.ts';
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

export const maintenance = 'Server Maintenance - please wait a moment as we try to reconnect.';
export const calls = /^\/ajax\//;

type Answer = NonNullable<Fault['answer']>;
export const answering = (answer: Answer): Fault => ({ path: calls, answer });
export const down: Fault = answering({ status: 503, contentType: 'application/json', body: '{}' });
export const saying = (envelope: unknown): Fault =>
  answering({ status: 200, contentType: 'application/json', body: JSON.stringify(envelope) });

/** The current flashes, except the message of the worker, whose time is not predictable. */
export const flashed = (page: Page) => page.locator('[role="status"] p, [role="alert"] p');

/** Fills in and submits the form of the mailing list page. */
export async function signUp(page: Page, email = 'wick@example.com'): Promise<void> {
  await page.getByRole('main').getByLabel('Email address').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
}

export { expect };
