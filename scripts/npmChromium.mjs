/** Installs a Chromium from npm, which brings its own libraries and fonts, for machines without one and for old versions. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { npm, root } from './ensure.mjs';

export const browserFolder = path.join(root, 'node_modules/.browser');

/** The version of the package for a machine without a browser. */
export const newestFromNpm = '153.0.0';

/** The oldest in which everything works (docs/decisions/0018-browsers.md). */
export const oldestFromNpm = '109.0.6';

/** The versions that the lab tests. In the last the app only can be read. */
export const olderFromNpm = [oldestFromNpm, '119.0.2', '131.0.1', newestFromNpm];
export const tooOldFromNpm = '92.0.0';

const packageName = '@sparticuz/chromium';
const folderOf = (version) => path.join(browserFolder, version);

/** Libraries, drawing without a graphics card, and fonts. Version 109 has neither the first nor the last. */
const archives = ['al2023.tar', 'swiftshader.tar', 'fonts.tar'];

function unpack(packed, folder) {
  const read = (name) => brotliDecompressSync(readFileSync(path.join(packed, `${name}.br`)));
  writeFileSync(path.join(folder, 'chromium'), read('chromium'), { mode: 0o755 });
  for (const name of archives.filter((archive) => existsSync(path.join(packed, `${archive}.br`))))
    spawnSync('tar', ['-x', '-C', folder], { input: read(name) });
}

/** Fonts of the system come first; version 109 has none of its own. */
function fontSettings(version) {
  const folders = ['/usr/share/fonts', ...[version, newestFromNpm].map((owner) => path.join(folderOf(owner), 'fonts'))];
  const cache = path.join(browserFolder, 'font-cache');
  return `<fontconfig>${folders.map((dir) => `<dir>${dir}</dir>`).join('')}<cachedir>${cache}</cachedir></fontconfig>`;
}

/** Renamed when complete, so that an interrupted installation is not taken for one. */
function install(version) {
  console.log(`Installing ${packageName}@${version} from the npm registry …`);
  const folder = `${folderOf(version)}.${process.pid}`;
  const packed = path.join(folder, 'package/bin');
  mkdirSync(folder, { recursive: true });
  if (npm('pack', `${packageName}@${version}`, '--pack-destination', folder)) {
    const archive = `${packageName.slice(1).replace('/', '-')}-${version}.tgz`;
    spawnSync('tar', ['-xzf', archive], { cwd: folder });
    unpack(packed, folder);
    writeFileSync(path.join(folder, 'fonts.conf'), fontSettings(version));
    for (const used of [archive, 'package']) rmSync(path.join(folder, used), { recursive: true });
    rmSync(folderOf(version), { recursive: true, force: true });
    renameSync(folder, folderOf(version));
  }
  rmSync(folder, { recursive: true, force: true });
}

/** A version that is installed. Version 109 runs with the libraries of the newest, or else of the system. */
export function installedFromNpm(version) {
  const folder = folderOf(version);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) return undefined;
  const LD_LIBRARY_PATH = [version, newestFromNpm].map((owner) => path.join(folderOf(owner), 'lib')).join(':');
  return { executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') } };
}

/** The executable and environment of a version, which is installed if it is missing, or `undefined` if it cannot be. */
export function chromiumFromNpm(version) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!installedFromNpm(version)) install(version);
  return installedFromNpm(version);
}
