/**
 * A Chromium whose workers have no debugger. Playwright puts one on each of them, and a reload amid a change of
 * workers is then sometimes never answered, which is the debugger's doing (decision 0122).
 */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { WebSocket } from 'ws';
import { launchOptions } from '#scripts/launchOptions.ts';
import { expect } from './siteTest.ts';

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly result?: { readonly result?: { value?: unknown } };
};

/** Work that sees its arguments and the page, and nothing around it. */
type InPage<Answer, Args extends readonly unknown[]> = (...args: Args) => Answer | Promise<Answer>;

type PlainTab = {
  /** `undefined` while the page is on its way. */
  readonly run: <Answer, Args extends readonly unknown[]>(
    work: InPage<Answer, Args>,
    ...args: Args
  ) => Promise<Awaited<Answer> | undefined>;
  /** How many documents it has loaded since it was opened. */
  readonly loads: () => number;
};

/** Milliseconds after which a page that does not answer is asked again. */
const answerTime = 2000;

export type PlainBrowser = Awaited<ReturnType<typeof openPlainBrowser>>;

export async function openPlainBrowser() {
  const profile = await mkdtemp(path.join(tmpdir(), 'plain-browser-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const sandbox = launchOptions.chromiumSandbox ? [] : ['--no-sandbox'];
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [...(launchOptions.args ?? []), ...sandbox, ...args],
    { stdio: 'ignore', env: launchOptions.env as NodeJS.ProcessEnv },
  );
  const portFile = () => readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
  await expect.poll(portFile).toMatch(/^\d+\n/);
  const port = Number.parseInt(await portFile(), 10);

  async function openTab(address: string): Promise<PlainTab> {
    const asked = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(address)}`, { method: 'PUT' });
    const { webSocketDebuggerUrl } = (await asked.json()) as { readonly webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve) => socket.once('open', resolve));
    const waiting = new Map<number, (message: Message) => void>();
    let calls = 0;
    let loads = 0;
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      if (message.method === 'Page.domContentEventFired') loads += 1;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    });
    const call = (method: string, params: object = {}) =>
      new Promise<Message>((resolve) => {
        calls += 1;
        waiting.set(calls, resolve);
        setTimeout(resolve, answerTime, {});
        socket.send(JSON.stringify({ id: calls, method, params }));
      });
    await call('Page.enable');
    return {
      run: async (work, ...given) => {
        const expression = `(${String(work)})(...${JSON.stringify(given)})`;
        const { result } = await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        return result?.result?.value as never;
      },
      loads: () => loads,
    };
  }

  return {
    openTab,
    close: async () => {
      const closed = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill('SIGKILL');
      await closed;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
