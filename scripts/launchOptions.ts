/** How to start the browser that `scripts/browser.mjs` has found; Playwright's own where it was not asked. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

type BrowserRecord = {
  readonly executablePath?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly sandbox?: boolean;
};

const recordFile = path.resolve(import.meta.dirname, '../node_modules/.browser/chromium.json');
const record: BrowserRecord = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

export const launchOptions: LaunchOptions = {
  ...(record.executablePath !== undefined && { executablePath: record.executablePath }),
  env: { ...Object.fromEntries(environment), ...record.env },
  chromiumSandbox: record.sandbox ?? false,
  args: ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
