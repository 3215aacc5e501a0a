/**
 * Finds a Chromium for the browser tests, or installs one, and records where it is. Tries each
 * source in turn; `node scripts/browser.mjs NAME` tries the named source alone.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { npm, root } from './ensure.mjs';
import { tool } from './tools.mjs';

const folder = path.join(root, 'node_modules/.browser');

const systemPaths = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['Program Files', 'Program Files (x86)'].map((dir) => `C:/${dir}/Google/Chrome/Application/chrome.exe`),
};

/** The version that is known to run. */
const npmChromium = '@sparticuz/chromium@153.0.0';

const at = (...paths) => paths.filter(Boolean).map((executablePath) => ({ executablePath, env: {} }));
const playwrightBrowser = async () => at((await import('@playwright/test')).chromium.executablePath());

/** Each resolves to browsers worth trying, `{ executablePath, env }`, best first. */
const sources = {
  CHROMIUM_PATH: () => at(process.env.CHROMIUM_PATH),
  system: () => at(...(systemPaths[process.platform] ?? [])),
  playwright: playwrightBrowser,
  unpacked: unpackedBrowser,
  'playwright install': () => {
    console.log('No Chromium found; installing the one of Playwright …');
    spawnSync(process.execPath, tool('@playwright/test', 'install', 'chromium'), { stdio: 'ignore', timeout: 180_000 });
    return playwrightBrowser();
  },
  npm: installFromNpm,
};

function unpackedBrowser() {
  const env = {
    LD_LIBRARY_PATH: path.join(folder, 'libraries/lib'),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
  };
  return [{ executablePath: path.join(folder, 'chromium'), env }];
}

/** A Chromium packed for servers: executable, libraries and fonts in a few archives. */
function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  console.log(`Installing ${npmChromium} from the npm registry …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  if (!npm('install', '--prefix', folder, '--no-save', npmChromium)) return [];

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
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<fontconfig>${directories}<cachedir>${path.join(folder, 'font-cache')}</cachedir></fontconfig>`,
  );
  return unpackedBrowser();
}

/** Opens a page, as the tests will. */
async function opensPages({ executablePath, env }, chromiumSandbox) {
  const { chromium } = await import('@playwright/test');
  try {
    const options = { executablePath, env: { ...process.env, ...env }, chromiumSandbox, timeout: 30_000 };
    const browser = await chromium.launch(options);
    await (await browser.newPage()).goto('data:text/html,opened');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Root cannot use the sandbox, and some containers allow it to nobody. */
const isRoot = process.getuid?.() === 0;
const sandboxes = isRoot ? [false] : [true, false];

/** Finds a browser that runs and records it; `false` when there is none. */
export async function findBrowser(names = Object.keys(sources)) {
  for (const name of names) {
    for (const browser of await sources[name]()) {
      for (const sandbox of existsSync(browser.executablePath) ? sandboxes : []) {
        if (!(await opensPages(browser, sandbox))) continue;
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'chromium.json'), JSON.stringify({ ...browser, sandbox }));
        console.log(`Browser: ${browser.executablePath} (${name}${sandbox || isRoot ? '' : ', without its sandbox'})`);
        return true;
      }
    }
  }
  console.error(
    'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to an executable.',
  );
  return false;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [only] = process.argv.slice(2);
  if (!(await findBrowser(only ? [only] : undefined))) process.exitCode = 1;
}
