/** Chromium and Firefox, through Playwright. */

import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, devices, firefox } from '@playwright/test';
import { launchOptions } from '#scripts/launchOptions.ts';
import type { Driver, Engine } from './driver.ts';

async function driverOf(browser: Browser, options: BrowserContextOptions): Promise<Driver> {
  const page = await (await browser.newContext(options)).newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
    close: () => browser.close(),
  };
}

export const chromiumDesk: Engine = {
  name: 'Chromium, desk',
  start: async () => driverOf(await chromium.launch(launchOptions), { viewport: { width: 1280, height: 800 } }),
};

export const chromiumPhone: Engine = {
  name: 'Chromium, phone',
  start: async () => driverOf(await chromium.launch(launchOptions), devices['Pixel 7']),
};

const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const firefoxDesk: Engine = {
  name: 'Firefox',
  start: async () => {
    if (!existsSync(firefoxPath)) return 'there is no firefox-esr (Debian: apt-get install firefox-esr)';
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath });
    return driverOf(browser, { viewport: { width: 1280, height: 800 } });
  },
};
