/** Checks the version of Node, installs the dependencies, and runs their tools. Needs only Node and npm. */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? '.', '..');

// Every tool resolves paths relative to the project.
process.chdir(root);

/** Exits with a message if Node is too old or the dependencies of a package cannot be installed. */
export function ensureDependencies(folder = root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled(folder)) return;
  console.error('Installing the dependencies (npm ci) …');
  if (npm('--prefix', folder, 'ci') || npm('--prefix', folder, 'install')) return;
  console.error('The dependencies could not be installed. Check the network and run npm install.');
  process.exit(1);
}

/** Whether every package of the lock file is installed in its version. Packages for other platforms may be missing. */
function isInstalled(folder) {
  const files = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => path.join(folder, file));
  if (!files.every(existsSync)) return false;
  const [{ packages: wanted }, { packages: installed }] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(wanted).every(
    ([location, { version, optional }]) => location === '' || optional || installed[location]?.version === version,
  );
}

export function npm(...args) {
  const options = { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  return spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], options).status === 0;
}

/** Arguments for Node that run the main command of a package. */
export function tool(packageName, ...args) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [path.join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]), ...args];
}

/** Arguments for Node that run one of the project's own TypeScript scripts. */
export const script = (file, ...args) => [
  path.join(root, 'scripts/run.mjs'),
  path.join(root, 'scripts', file),
  ...args,
];

/** Runs Node and collects its output. Always resolves. */
export function runNode(args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    // Vite sets NODE_ENV to development for scripts; builds are for production.
    const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...env };
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trimEnd().replace(/^/gm, '    ') }));
  });
}
