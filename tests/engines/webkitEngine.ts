/** WebKitGTK, through its own WebDriver on a screen that nobody sees. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Engine } from './driver.ts';

const port = 4790;
const screen = ':97';

function findMiniBrowser(): string | undefined {
  const libraries = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch}-linux-gnu`;
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk-4'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find((file) => existsSync(file));
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function open(binary: string): Promise<string> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
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

function driverOf(session: string, helpers: readonly ChildProcess[]): Driver {
  return {
    goto: async (address) => {
      await call('POST', `${session}/url`, { url: address });
    },
    run: async (work, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${String(work)})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await call('POST', `${session}/execute/async`, { script, args: [args] })) as {
        value: never;
        error?: string;
      };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      for (const helper of helpers) helper.kill();
    },
  };
}

export const webkitDesk: Engine = {
  name: 'WebKitGTK',
  start: async () => {
    const [driver, xvfb, binary] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', findMiniBrowser()];
    if (!existsSync(driver) || !binary) return 'there is no WebKitGTK (Debian: apt-get install webkit2gtk-driver)';
    if (!existsSync(xvfb)) return 'there is no screen for it (Debian: apt-get install xvfb)';
    const env = { ...process.env, DISPLAY: screen };
    const helpers = [
      spawn(xvfb, [screen, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
      spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }),
    ];
    try {
      return driverOf(await open(binary), helpers);
    } catch (reason) {
      for (const helper of helpers) helper.kill();
      throw reason;
    }
  },
};
