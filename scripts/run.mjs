/**
 * `node scripts/run.mjs scripts/x.ts [arguments]`: runs a TypeScript script through Vite, with the
 * virtual modules of the site. The number that its `main(args)` resolves to, if any, is the exit code.
 */

import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './ensure.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/x.ts');

const load = async (module, plugins = []) =>
  (await runnerImport(path.resolve(root, module), { configFile: false, logLevel: 'warn', plugins })).module;

const { sharedPlugins } = await load('scripts/build/sharedPlugins.ts');
const { main } = await load(file, sharedPlugins());
process.exitCode = (await main(args)) ?? 0;
