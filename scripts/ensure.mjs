/** Makes sure that Node is new enough and the dependencies are installed. Needs nothing but Node and npm. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? '.', '..');

// Paths in here and in every tool are relative to the project, wherever it was called from.
process.chdir(root);

/** Ends the process with a sentence where the work cannot even begin. */
export function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  if (npm('ci') === 0) return;
  console.log('npm ci did not work; trying npm install …');
  if (npm('install') === 0) return;
  console.error('The dependencies could not be installed. Check the network and run npm install.');
  process.exit(1);
}

/** Whether every package the lock file asks for is there in its version; packages of other platforms are optional. */
function isInstalled() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedFile, 'utf8'));
  return Object.entries(wanted).every(
    ([location, { version, optional }]) => location === '' || optional || installed[location]?.version === version,
  );
}

/** Runs npm, through its script where npm itself has started this process and told where that is. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(command, [...first, ...args, ...options], { stdio: ['ignore', 'inherit', 'inherit'] }).status;
}
