/** How to start the browser that `scripts/browser.mjs` finds. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

type BrowserRecord = {
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly sandbox?: boolean;
};

const recordFile = path.resolve(import.meta.dirname, '../node_modules/.browser/chromium.json');
const readRecord = (): BrowserRecord =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : { executablePath: '' };

/** Looks for a browser when none is recorded, or the recorded one is gone. */
function findRecord(): BrowserRecord {
  if (!existsSync(readRecord().executablePath))
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'browser.mjs')], { stdio: 'inherit' });
  return readRecord();
}
const record = findRecord();

const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

/**
 * A desktop Chromium's address bar is a page too, loaded with every window and so with every page
 * that a test opens, for more than half of the processor's time that opening one took.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Of two switches of one name the last counts: what Playwright switches off has to be said again. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

export const launchOptions: LaunchOptions = {
  executablePath: record.executablePath,
  env: { ...Object.fromEntries(environment), ...record.env },
  chromiumSandbox: record.sandbox ?? false,
  args: [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...addressBar, ...offByPlaywright].join(',')}`,
  ],
};
