/**
 * Finds a Chromium for the end-to-end tests, or gets one, and records where it
 * is. `node scripts/browser.mjs` tries all sources in turn; a source named as
 * argument is the only one tried.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { npm, root } from './ensure.mjs';
import { tool } from './tools.mjs';

const folder = path.join(root, 'node_modules/.browser');
const record = path.join(folder, 'chromium.json');

const systemPaths = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['Program Files', 'Program Files (x86)'].map((dir) => `C:/${dir}/Google/Chrome/Application/chrome.exe`),
};

/** The version that is known to run; it comes from the npm registry like every other package. */
const npmChromium = '@sparticuz/chromium@153.0.0';

/** Each resolves to browsers worth trying, `{ executablePath, env }`, best first. */
const sources = {
  CHROMIUM_PATH: () => at(process.env.CHROMIUM_PATH),
  system: () => at(...(systemPaths[process.platform] ?? [])),
  playwright: fromPlaywright,
  unpacked: () => unpackedFromNpm(),
  'playwright install': installedByPlaywright,
  npm: fromNpm,
};

const at = (...paths) => paths.filter(Boolean).map((executablePath) => ({ executablePath, env: {} }));

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  return at(chromium.executablePath());
}

async function installedByPlaywright() {
  console.log('No Chromium found; asking Playwright for its own …');
  const install = tool('@playwright/test', 'install', 'chromium');
  spawnSync(process.execPath, install, { stdio: 'ignore', timeout: 180_000 });
  return fromPlaywright();
}

function unpackedFromNpm() {
  const env = {
    LD_LIBRARY_PATH: path.join(folder, 'libraries/lib'),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
  };
  return [{ executablePath: path.join(folder, 'chromium'), env }];
}

/** A Chromium that was packed for servers without one: executable, libraries and fonts in a few archives. */
function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  console.log(`Playwright has none for this machine; taking ${npmChromium} from the npm registry …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  if (npm('install', '--prefix', folder, '--no-save', npmChromium) !== 0) return [];

  const archive = (name) =>
    brotliDecompressSync(readFileSync(path.join(folder, 'node_modules/@sparticuz/chromium/bin', `${name}.br`)));
  const unpack = (name, target) => {
    mkdirSync(target, { recursive: true });
    spawnSync('tar', ['-x', '-C', target], { input: archive(name) });
  };
  writeFileSync(path.join(folder, 'chromium'), archive('chromium'), { mode: 0o755 });
  unpack('al2023.tar', path.join(folder, 'libraries'));
  unpack('swiftshader.tar', folder);
  unpack('fonts.tar', path.join(folder, 'fonts'));
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  return unpackedFromNpm();
}

/** Opens a page with the browser, as the tests will, to see whether it really runs. */
async function opensPages({ executablePath, env }, chromiumSandbox) {
  const { chromium } = await import('@playwright/test');
  try {
    const options = { executablePath, env: { ...process.env, ...env }, chromiumSandbox, timeout: 30_000 };
    const browser = await chromium.launch(options);
    const page = await browser.newPage();
    await page.goto('data:text/html,opened');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Root cannot have the sandbox, and some containers give it to nobody. */
const isRoot = process.getuid?.() === 0;
const sandboxes = isRoot ? [false] : [true, false];

/** Finds a browser that runs and records it; `false` when there is none. */
export async function findBrowser(names = Object.keys(sources)) {
  for (const name of names) {
    for (const browser of await sources[name]()) {
      if (!existsSync(browser.executablePath)) continue;
      for (const sandbox of sandboxes) {
        if (!(await opensPages(browser, sandbox))) continue;
        mkdirSync(folder, { recursive: true });
        writeFileSync(record, JSON.stringify({ ...browser, sandbox }));
        console.log(`Browser: ${browser.executablePath} (${name}${sandbox || isRoot ? '' : ', without its sandbox'})`);
        return true;
      }
    }
  }
  console.error(
    'No Chromium was found, and none could be fetched. Install one (Debian: apt-get install chromium) ' +
      'or set CHROMIUM_PATH to an executable, then run npm test again.',
  );
  return false;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [only] = process.argv.slice(2);
  if (!(await findBrowser(only ? [only] : undefined))) process.exitCode = 1;
}
