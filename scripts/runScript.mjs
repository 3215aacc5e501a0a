/** Runs one of the project's TypeScript scripts through Vite, with the same virtual modules as the site. */

import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './ensure.mjs';

const inline = { configFile: false, logLevel: 'warn' };

async function load(file, plugins = []) {
  const { module } = await runnerImport(path.resolve(root, file), { ...inline, plugins });
  return module;
}

/** Calls the script's `main(args)`; the number it resolves to, if any, becomes the exit code. */
export async function runScript(file, args) {
  const { sharedPlugins } = await load('scripts/build/sharedPlugins.ts');
  const { main } = await load(file, sharedPlugins());
  process.exitCode = (await main(args)) ?? 0;
}
