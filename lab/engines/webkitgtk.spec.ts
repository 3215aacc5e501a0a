/** A smoke test in WebKitGTK, the engine of Safari on Linux, through its own WebDriver on a virtual screen. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { routes } from '../../src/site/routes.ts';
import { freePort } from '../../tests/support/hostedSite.ts';
import { createNewerBuild } from '../../tests/support/newerBuild.ts';
import { copyPocketEdition } from '../../tests/support/pocket.ts';
import { serveBuiltSite } from '../../tests/support/siteTest.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';

function findMiniBrowser(): string | undefined {
  const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const names = existsSync(libraries) ? readdirSync(libraries) : [];
  return names.map((name) => `${libraries}/${name}/MiniBrowser`).find((file) => existsSync(file));
}

async function startWebkit(binary: string, helpers: ChildProcess[]) {
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  helpers.push(screen);
  const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(10_000) });
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  helpers.push(spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env }));
  const server = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${server}/status`)).ok).toBe(true)).toPass();
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/** Runs a test in WebKitGTK, or skips it if WebKitGTK is not installed. */
async function inWebkit(journey: (browser: Browser) => Promise<void>): Promise<void> {
  const binary = findMiniBrowser();
  const isInstalled = binary !== undefined && existsSync(driverPath) && existsSync(screenPath);
  test.skip(!isInstalled, 'WebKitGTK is not installed');
  const helpers: ChildProcess[] = [];
  try {
    const driver = await startWebkit(binary ?? '', helpers);
    const until = async (expression: string) => {
      const isTrue = () => driver.executeScript<boolean>(`return Boolean(${expression})`).catch(() => false);
      await driver.wait(isTrue, 20_000, expression);
    };
    const titleIs = (title: string) => until(`document.querySelector('main h1')?.textContent.includes('${title}')`);
    await journey({ driver, until, titleIs });
    await driver.quit();
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

type Browser = {
  readonly driver: WebDriver;
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>;
  readonly titleIs: (title: string) => Promise<void>;
};

/** Types into the search box of the header, and opens the results. */
async function search({ driver, until }: Browser): Promise<void> {
  const box = "document.querySelector('header input[name=name]')";
  // Focused by script: on a busy machine a click at a position could hit something else.
  await until(`(${box}.focus(), document.activeElement === ${box})`);
  await driver.actions().sendKeys('haymak').perform();
  await until(`${box}.value === 'haymak'`);
  await until("document.querySelector('[role=option]')?.textContent.includes('Haymaker')");
  await driver.actions().sendKeys(Key.ENTER).perform();
  await until('document.querySelector(\'main a[href$="/cards/1/1"]\')');
}

test('O16: a reader can open a card by its address in WebKit and search, also without a server', async () => {
  const site = await serveBuiltSite();
  try {
    await inWebkit(async (browser) => {
      const { driver, until, titleIs } = browser;
      const openAndSearch = async () => {
        await driver.get(site.origin + routes.card.href(1, 1));
        await titleIs('Identical Haymaker');
        await until("document.documentElement.dataset.app === 'alive'");
        await until("document.querySelector('main button img')?.naturalWidth > 300");
        await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
        await titleIs('House Key Knuckles');
        await search(browser);
        await driver.get(site.origin + routes.rules.href('glossary-remember'));
        await titleIs('Rules');
        await until("Math.abs(document.getElementById('glossary-remember').getBoundingClientRect().top) < 200");
      };
      await driver.get(`${site.origin}/`);
      await until("navigator.serviceWorker.controller?.state === 'activated'");
      await openAndSearch();
      await site.stop();
      await openAndSearch();
      await driver.navigate().refresh();
      await titleIs('Rules');
    });
  } finally {
    await site.stop();
  }
});

test('a player finds a game at the table again in WebKit after an update, and without a server', async () => {
  const site = await serveBuiltSite();
  const newer = createNewerBuild('0000000000000b0b');
  try {
    await inWebkit(async ({ driver, until, titleIs }) => {
      const press = async (name: string) => {
        const button = `[...document.querySelectorAll('button, a')].find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent) === '${name}')`;
        await until(button);
        await driver.executeScript(`${button}.click()`);
      };
      const corpusIs = (value: number) =>
        until(`document.querySelector('main [role=group][aria-label^="Corpus ${value}"]')?.checkVisibility()`);
      await driver.get(`${site.origin}/`);
      await until("navigator.serviceWorker.controller?.state === 'activated'");
      await driver.get(site.origin + routes.count.href());
      await until("document.documentElement.dataset.app === 'alive'");
      await press('Begin');
      await press('Corpus: 1 less');
      await corpusIs(19);
      const game = await driver.executeScript<string>('return location.href');

      await driver.get(`${site.origin}/`);
      await until("document.documentElement.dataset.app === 'alive'");
      site.deploy(newer.folder);
      await driver.executeScript('navigator.serviceWorker.ready.then((worker) => worker.update())');
      await press('Refresh');
      await until(
        `JSON.parse(document.getElementById('startup').textContent).configuration.version === '${newer.version}'`,
      );

      await site.stop();
      await driver.get(game);
      await titleIs('Table');
      await corpusIs(19);
      await driver.navigate().refresh();
      await corpusIs(19);
    });
  } finally {
    rmSync(newer.folder, { recursive: true });
    await site.stop();
  }
});

test('a reader can open the pocket edition from a folder in WebKit, search it, and go to a rule', async () => {
  const { address, remove } = await copyPocketEdition();
  try {
    await inWebkit(async (browser) => {
      const { driver, until, titleIs } = browser;
      await driver.get(address);
      await titleIs('Quick start');
      await search(browser);
      await until("document.querySelector('main img')?.naturalWidth > 200");
      await driver.executeScript(`location.hash = '#${routes.rules.href('pay-costs')}'`);
      await until("Math.abs(document.getElementById('pay-costs')?.getBoundingClientRect().top) < 200");
    });
  } finally {
    await remove();
  }
});
