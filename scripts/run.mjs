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

/** Some scripts read texts out of components, which need no styles for that. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? '\0without-styles' : undefined),
  load: (id) => (id === '\0without-styles' ? 'export default {}' : undefined),
};

const { sharedPlugins } = await load('scripts/build/sharedPlugins.ts');
const { main } = await load(file, [withoutStyles, ...sharedPlugins()]);
process.exitCode = (await main(args)) ?? 0;
