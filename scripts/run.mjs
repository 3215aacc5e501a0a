/**
 * Runs one of the project's TypeScript scripts: `node scripts/run.mjs scripts/x.ts [arguments]`.
 * The script exports `main(args)`; the number it resolves to, if any, becomes the exit code.
 */

import path from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/x.ts');

const inline = { configFile: false, logLevel: 'warn' };
const load = async (moduleFile, plugins = []) =>
  (await runnerImport(path.resolve(moduleFile), { ...inline, plugins })).module;

const { sharedPlugins } = await load('scripts/build/sharedPlugins.ts');
const { main } = await load(file, sharedPlugins());
process.exitCode = (await main(args)) ?? 0;
