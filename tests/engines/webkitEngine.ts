/** WebKitGTK, through its own WebDriver on a screen that nobody sees. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/hostedSite.ts';
import type { Driver, Engine, Key } from './driver.ts';

/** What WebKit can be told to do without. */
const stores = '--features=-ServiceWorkers,-CacheAPI,-IndexedDBAPI,-LocalStorage';

/** WebDriver's own names of the keys that print nothing. */
const keyCodes: Readonly<Record<Key, readonly string[]>> = {
  Enter: ['\uE007'],
  'Shift+Enter': ['\uE008', '\uE007'],
  Escape: ['\uE00C'],
  ArrowLeft: ['\uE012'],
  ArrowRight: ['\uE014'],
};

function findMiniBrowser(): string | undefined {
  const libraries = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch}-linux-gnu`;
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk-4'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find((file) => existsSync(file));
}

type Call = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A command to the driver that listens on this port. */
const caller =
  (port: number): Call =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };

async function open(call: Call, binary: string, args: readonly string[]): Promise<string> {
  const browserOptions = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true', ...args] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  for (let tries = 0; ; tries++) {
    try {
      const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
      return `/session/${sessionId}`;
    } catch (reason) {
      // The driver needs a moment before it listens.
      if (tries === 20) throw reason;
      await wait(250);
    }
  }
}

/** Collects the errors of the page from what the browser prints of its console. */
function listen(driver: ChildProcess): string[] {
  const errors: string[] = [];
  driver.stdout?.setEncoding('utf8').on('data', (text: string) => {
    errors.push(...text.split('\n').filter((line) => /CONSOLE JS ERROR/.test(line)));
  });
  return errors;
}

const bringIntoView = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

function driverOf(call: Call, session: string, errors: string[], helpers: readonly ChildProcess[]): Driver {
  const pressKeys = async (chords: readonly (readonly string[])[]) => {
    const actions = chords.flatMap((keys) => [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
    await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  const run: Driver['run'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${String(work)})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await call('POST', `${session}/execute/async`, { script, args: [args] })) as {
      value: never;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  return {
    goto: async (address) => {
      await call('POST', `${session}/url`, { url: address });
    },
    run,
    click: async (find, ...args) => {
      const found = await run<unknown, typeof args>(find, ...args);
      if (!found) throw new Error('There is nothing to press.');
      const [element] = Object.values(found);
      // Where scrolling is smooth, the driver does not wait until the element has come.
      await call('POST', `${session}/execute/sync`, { script: bringIntoView, args: [found] });
      await call('POST', `${session}/element/${element}/click`, {});
    },
    press: (key) => pressKeys([keyCodes[key]]),
    type: (text) => pressKeys([...text].map((letter) => [letter])),
    takeErrors: () => errors.splice(0),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      for (const helper of helpers) helper.kill();
    },
  };
}

/** @param args - What the browser is told beyond that it is driven. */
async function startWebkit(args: readonly string[]): Promise<Driver | string> {
  const [driver, xvfb, binary] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', findMiniBrowser()];
  if (!existsSync(driver) || !binary) return 'there is no WebKitGTK (Debian: apt-get install webkit2gtk-driver)';
  if (!existsSync(xvfb)) return 'there is no screen for it (Debian: apt-get install xvfb)';
  const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const helpers: ChildProcess[] = [display];
  try {
    const [screen] = await once(display.stdout, 'data', { signal: AbortSignal.timeout(10_000) });
    const port = await freePort();
    const server = spawn(driver, [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DISPLAY: `:${String(screen).trim()}` },
    });
    helpers.push(server);
    const errors = listen(server);
    const call = caller(port);
    return driverOf(call, await open(call, binary, args), errors, helpers);
  } catch (reason) {
    for (const helper of helpers) helper.kill();
    throw reason;
  }
}

export const webkitDesk: Engine = { name: 'WebKitGTK', start: () => startWebkit([]) };

export const webkitKeepsNothing: Engine = {
  name: 'WebKitGTK',
  keepsNothing: true,
  start: () => startWebkit([stores]),
};
