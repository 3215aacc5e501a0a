/** Finds a Chromium for the browser tests, or installs one, and records where it is. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { npm, root, tool } from './ensure.mjs';

const folder = path.join(root, 'node_modules/.browser');

/** Debian's headless Chromium comes first: drawing a window takes a fifth of the time of the tests. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPaths = {
  linux: linuxNames.map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['Program Files', 'Program Files (x86)'].map((dir) => `C:/${dir}/Google/Chrome/Application/chrome.exe`),
};
const playwrightPath = async () => (await import('@playwright/test')).chromium.executablePath();

/** Each returns the path of an executable, if it has one. Tried in this order; the last two install a browser. */
const sources = {
  CHROMIUM_PATH: () => process.env.CHROMIUM_PATH,
  system: () => systemPaths[process.platform]?.find(existsSync),
  playwright: playwrightPath,
  'playwright install': () => {
    console.log("No Chromium found; installing Playwright's …");
    spawnSync(process.execPath, tool('@playwright/test', 'install', 'chromium'), { stdio: 'ignore', timeout: 180_000 });
    return playwrightPath();
  },
  npm: installFromNpm,
};

/** The libraries and fonts of the Chromium from npm; no other browser needs them. */
const env = {
  LD_LIBRARY_PATH: path.join(folder, 'libraries/lib'),
  FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
};

/** Installs a Chromium packed for servers: executable, libraries and fonts in brotli archives. */
function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const chromium = '@sparticuz/chromium@153.0.0';
  console.log(`Installing ${chromium} from the npm registry …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  if (!npm('install', '--prefix', folder, '--no-save', chromium)) return undefined;

  const archive = (name) =>
    brotliDecompressSync(readFileSync(path.join(folder, 'node_modules/@sparticuz/chromium/bin', `${name}.br`)));
  writeFileSync(path.join(folder, 'chromium'), archive('chromium'), { mode: 0o755 });
  for (const [name, target] of [
    ['al2023.tar', 'libraries'],
    ['swiftshader.tar', '.'],
    ['fonts.tar', 'fonts'],
  ]) {
    mkdirSync(path.join(folder, target), { recursive: true });
    spawnSync('tar', ['-x', '-C', path.join(folder, target)], { input: archive(name) });
  }
  const directories = ['/usr/share/fonts', path.join(folder, 'fonts')].map((dir) => `<dir>${dir}</dir>`).join('');
  const cache = `<cachedir>${path.join(folder, 'font-cache')}</cachedir>`;
  writeFileSync(env.FONTCONFIG_FILE, `<fontconfig>${directories}${cache}</fontconfig>`);
  return path.join(folder, 'chromium');
}

/** Whether the browser starts and opens a page. */
async function opensPages(options) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...options.env }, timeout: 30_000 });
    await (await browser.newPage()).goto('data:text/html,opened');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Root cannot use the sandbox, and some containers forbid it. */
const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];

/** Finds a browser that runs, and records it. Resolves to `false` if there is none. */
export async function findBrowser() {
  for (const [source, find] of Object.entries(sources)) {
    const executablePath = await find();
    if (!executablePath || !existsSync(executablePath)) continue;
    for (const chromiumSandbox of sandboxes) {
      const browser = { executablePath, chromiumSandbox, env: source === 'npm' ? env : {} };
      if (!(await opensPages(browser))) continue;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'chromium.json'), JSON.stringify(browser));
      console.log(`Browser: ${executablePath} (${source}${chromiumSandbox ? '' : ', without its sandbox'})`);
      return true;
    }
  }
  console.error(
    'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to an executable.',
  );
  return false;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await findBrowser()) ? 0 : 1;
