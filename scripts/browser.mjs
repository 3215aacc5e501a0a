/** Finds a Chromium for the browser tests, or installs one, and records where it is. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from './ensure.mjs';
import { browserFolder, chromiumFromNpm, newestFromNpm } from './npmChromium.mjs';

/** Read by `launchOptions.ts`. */
const recordFile = (wanted) => path.join(browserFolder, `${wanted ?? 'chromium'}.json`);

/** Debian's headless Chromium comes first: drawing a window takes a fifth of the time of the tests. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPaths = {
  linux: linuxNames.map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['Program Files', 'Program Files (x86)'].map((dir) => `C:/${dir}/Google/Chrome/Application/chrome.exe`),
};
const playwrightPath = async () => (await import('@playwright/test')).chromium.executablePath();

const ofPath = (executablePath) => executablePath && { executablePath, env: {} };

/**
 * Each returns an executable and its environment, if it has one. Tried in this order; the last two install a browser.
 */
const sources = {
  CHROMIUM_PATH: () => ofPath(process.env.CHROMIUM_PATH),
  system: () => ofPath(systemPaths[process.platform]?.find(existsSync)),
  playwright: async () => ofPath(await playwrightPath()),
  npm: () => chromiumFromNpm(newestFromNpm),
  'playwright install': async () => {
    console.log("No Chromium found; installing Playwright's …");
    spawnSync(process.execPath, tool('@playwright/test', 'install', 'chromium'), { stdio: 'ignore', timeout: 180_000 });
    return ofPath(await playwrightPath());
  },
};

/** The version of the browser if it starts and opens a page. */
async function versionOf(options) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...options.env }, timeout: 30_000 });
    await (await browser.newPage()).goto('data:text/html,opened');
    await browser.close();
    return browser.version();
  } catch {
    return undefined;
  }
}

/** Root cannot use the sandbox, and some containers forbid it. */
const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];

/**
 * Finds a browser that runs, and records it. Resolves to its name, or to `undefined` if there is none.
 * @param wanted The only source to try; by default `BROWSER_SOURCE`.
 */
export async function findBrowser(wanted = process.env.BROWSER_SOURCE) {
  for (const [source, find] of Object.entries(sources)) {
    if (wanted !== undefined && source !== wanted) continue;
    const found = await find();
    if (!found || !existsSync(found.executablePath)) continue;
    for (const chromiumSandbox of sandboxes) {
      const browser = { ...found, chromiumSandbox };
      const version = await versionOf(browser);
      if (version === undefined) continue;
      mkdirSync(browserFolder, { recursive: true });
      writeFileSync(recordFile(wanted), JSON.stringify(browser));
      const sandbox = chromiumSandbox ? '' : ', without its sandbox';
      console.log(`Browser: Chromium ${version}, ${source}: ${browser.executablePath}${sandbox}`);
      return `Chromium ${version}`;
    }
  }
  console.error(
    'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to an executable.',
  );
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await findBrowser()) ? 0 : 1;
