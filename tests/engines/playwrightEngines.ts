/** Chromium and Firefox, through Playwright. */

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, devices, firefox } from '@playwright/test';
import { firefoxOptions, firefoxPath } from '#scripts/firefoxOptions.ts';
import { launchOptions } from '#scripts/launchOptions.ts';
import type { Driver, Engine } from './driver.ts';

const desk = { viewport: { width: 1280, height: 800 } };

/** How long something may stand in the way of a press before the journey looks for it again. */
const reach = { timeout: 2000 };

/**
 * What Firefox says on its own account when it refuses to store, has no picture for want of a network, or
 * leaves a page whose worker was still answering; no page could catch it. A script that a page does miss is
 * an import that fails, which the page must catch.
 */
const ownWords = [
  /^Storage access is restricted in this context/,
  /^Failed to load ‘.*\/(assets\/.*|favicon\.png)’\. A ServiceWorker intercepted the request/,
  /^Failed to load ‘.*\/assets\/cards\/.*’\. A ServiceWorker passed a promise to FetchEvent\.respondWith\(\) that rejected/,
];

async function driverOf(context: BrowserContext, close: () => Promise<void>): Promise<Driver> {
  const errors: string[] = [];
  context.on('weberror', (webError) => {
    // A colon in what Firefox says makes a name of all before it.
    const { name, message } = webError.error();
    const said = [message, `${name}: ${message}`];
    if (!ownWords.some((words) => said.some((text) => words.test(text)))) errors.push(message);
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const calling = (work: unknown, args: readonly unknown[]) => `(${String(work)})(...${JSON.stringify(args)})`;
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    run: (work, ...args) => page.evaluate(calling(work, args)),
    click: async (find, ...args) => {
      const element = (await page.evaluateHandle<Element | undefined>(calling(find, args))).asElement();
      if (!element) throw new Error('There is nothing to press.');
      await element.click(reach);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    takeErrors: () => errors.splice(0),
    close,
  };
}

const startChromium = async (options: object) => {
  const browser = await chromium.launch(launchOptions);
  return driverOf(await browser.newContext(options), () => browser.close());
};

export const chromiumDesk: Engine = { name: 'Chromium', start: () => startChromium(desk) };

export const chromiumPhone: Engine = { name: 'Chromium, phone', start: () => startChromium(devices['Pixel 7'] ?? {}) };

/** As after “Block all cookies” in the settings, which refuses every other store as well. */
export const chromiumKeepsNothing: Engine = {
  name: 'Chromium',
  keepsNothing: true,
  start: async () => {
    const profile = await mkdtemp(path.join(tmpdir(), 'keeps-nothing-'));
    await mkdir(path.join(profile, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...desk });
    return driverOf(context, async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    });
  },
};

/** Why there is none, where there is none. */
export const withoutFirefox = (): string | undefined =>
  existsSync(firefoxPath) ? undefined : 'there is no firefox-esr (Debian: apt-get install firefox-esr)';

async function startFirefox(firefoxUserPrefs: Readonly<Record<string, number>>): Promise<Driver | string> {
  const missing = withoutFirefox();
  if (missing) return missing;
  const browser = await firefox.launch({ ...firefoxOptions, firefoxUserPrefs });
  return driverOf(await browser.newContext(desk), () => browser.close());
}

export const firefoxDesk: Engine = { name: 'Firefox', start: () => startFirefox({}) };

/** As after “Block all cookies” in the settings, which refuses every other store as well. */
export const firefoxKeepsNothing: Engine = {
  name: 'Firefox',
  keepsNothing: true,
  start: () => startFirefox({ 'network.cookie.cookieBehavior': 2 }),
};
