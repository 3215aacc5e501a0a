/** Launch options of the browsers for tests and measurements. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { installedFromNpm } from './npmChromium.mjs';

type FoundBrowser = Pick<LaunchOptions, 'executablePath' | 'chromiumSandbox' | 'env'>;

/** Written by `browser.mjs`. */
const recordName = `${process.env.BROWSER_SOURCE ?? 'chromium'}.json`;
const recordFile = path.resolve(import.meta.dirname, '../node_modules/.browser', recordName);
const readRecord = (): FoundBrowser =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : { executablePath: '' };

if (!existsSync(readRecord().executablePath ?? ''))
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'browser.mjs')], { stdio: 'inherit' });
const found = readRecord();

/** The Chromium that `browser.mjs` found. */
export const launchOptions: LaunchOptions = {
  ...found,
  env: { ...process.env, ...found.env },
  args: ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

/** An older Chromium, if it has been installed (`npmChromium.mjs`). */
export function olderLaunchOptions(version: string): LaunchOptions | undefined {
  const older = installedFromNpm(version);
  return older && { ...launchOptions, ...older, env: { ...process.env, ...older.env } };
}

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Debian's Firefox, unpatched; Playwright controls it through WebDriver BiDi. */
export const firefoxOptions: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: firefoxPath,
  // Emulates a fine pointer that can hover, because a machine without a mouse reports none.
  firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
};
