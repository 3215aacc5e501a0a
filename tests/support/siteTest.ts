/**
 * The `test` of the end-to-end tests. Each has the built site on a server of its own, and fails on any unexpected
 * error of the page. A page makes requests in the background, so every other server is a fixture that `site` depends
 * on: it stops after the page has been closed.
 */

import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import { builtDir, serveBuiltSite } from '#scripts/builtSite.ts';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { type Host, serveOn } from './hosts.ts';
import { translatePages } from './translator.ts';

export type Complaints = {
  /** Allows a complaint that the test provokes on purpose. */
  expect(complaint: RegExp): void;
};

export type SiteOptions = {
  readonly host: Host;
  /** Milliseconds after which a translator follows; none if undefined. */
  readonly translated: number | undefined;
};

export const test = base.extend<SiteOptions & { readonly site: SiteServer; readonly complaints: Complaints }>({
  host: ['plain', { option: true }],
  translated: [undefined, { option: true }],

  context: async ({ context, translated }, use) => {
    if (translated !== undefined) await translatePages(context, translated);
    await use(context);
  },

  site: async ({ host }, use) => {
    const site = await serveOn(host);
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => use(site.origin),

  // A prerendered page is visible before it is hydrated, so this page waits. A tab of `context.newPage()` does not.
  page: async ({ page, javaScriptEnabled }, use) => {
    const alive = async (response: Response | null) => {
      if (javaScriptEnabled) await waitForHydration(page);
      return response;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...given) => alive(await goto(...given));
    page.reload = async (...given) => alive(await reload(...given));
    await use(page);
  },

  complaints: [
    async ({ context, browserName, translated }, use) => {
      if (browserName === 'firefox') await context.addInitScript(resetReactValueTracker);
      // The translator cannot run in a frame without scripts.
      const expected = translated === undefined ? [] : [/Blocked script execution in 'about:/];
      const { complaints, stop } = await collectComplaints(context);
      await use({ expect: (complaint) => expected.push(complaint) });
      stop();
      expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** In Firefox the driver fills a field as a script of the page would, and React ignores that as its own change. */
function resetReactValueTracker(): void {
  type Tracked = { readonly _valueTracker?: { setValue(value: string): void } };
  const forget = ({ isTrusted, target }: Event) => isTrusted || (target as Tracked)._valueTracker?.setValue('\0');
  addEventListener('input', forget, { capture: true });
}

/** Waits until a page, if it belongs to the site, is hydrated and reacts to keys and taps. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('html[data-app=alive], html:not(:has(#root))').waitFor({ state: 'attached', timeout: 30_000 });

/** Error messages of Firefox, with those of Chromium, which the tests expect. */
const otherWords: readonly (readonly [firefox: RegExp, chromium: string])[] = [
  [/NetworkError when attempting to fetch|can’t establish a connection|^Failed to load ‘/, 'net::ERR_FAILED'],
  [/error loading dynamically imported module/, 'Failed to fetch dynamically imported module'],
];

/** Firefox reports fonts whose download is aborted because the page is left (NS_BINDING_ABORTED). */
const abortedFont = /downloadable font: download failed.*status=2152398850/;

const toChromiumMessage = (said: string) =>
  otherWords.reduce((text, [firefox, chromium]) => (firefox.test(said) ? `${text} (${chromium})` : text), said);

/** If a message of Firefox contains a colon, the text before it becomes the name of the error. */
const wordsOf = ({ name, message }: Error) =>
  message.startsWith(name) || name === 'Error' ? message : `${name}: ${message}`;

/** Collects console errors, warnings of the browser, exceptions, unhandled rejections and violations of the content security policy. */
async function collectComplaints(context: BrowserContext) {
  const complaints: string[] = [];
  const add = (kind: string, said: string) => {
    if (!abortedFont.test(said)) complaints.push(`${kind}: ${toChromiumMessage(said)}`);
  };
  const onError = (webError: WebError) => add('error', wordsOf(webError.error()));
  // The site's own warnings have arguments; those of the browser are about the page, its headers or its preloads.
  const isFromBrowser = (message: ConsoleMessage) => message.type() === 'warning' && message.args().length === 0;
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || isFromBrowser(message))
      add('console', `${message.text()} ${message.location().url}`);
  };
  context.on('weberror', onError).on('console', onConsole);
  await context.addInitScript(() => {
    // If an error is logged as an object, Firefox only tells the driver that it is an object.
    const { error } = console;
    console.error = (...said: unknown[]) => error(...said.map((one) => (one instanceof Error ? String(one) : one)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy: ${violatedDirective} forbids ${blockedURI} in ${sourceFile}`);
    });
  });
  return { complaints, stop: () => context.off('weberror', onError).off('console', onConsole) };
}

/** Background requests of a page, which may be under way when its server or network stops. */
export const backgroundRequest = /ERR_\w+ \S*\/(assets\/cards\/|print\/|sw\.js|version\.json)/;

/** Takes the browser offline, and allows its complaints about requests that were under way. */
export async function disconnect(context: BrowserContext, complaints: Complaints): Promise<void> {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  complaints.expect(backgroundRequest);
  await context.setOffline(true);
}

export { builtDir, expect, serveBuiltSite };
