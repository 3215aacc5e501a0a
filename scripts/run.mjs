/**
 * `node scripts/run.mjs scripts/x.ts [arguments]`: runs a TypeScript script through Vite, with the generated modules, the
 * components and the import aliases of the site. Node 20 runs no TypeScript, and no version runs JSX. If `main(args)` of
 * the script resolves to a number, that is the exit code.
 */

import path from 'node:path';
import { createServer, createServerModuleRunner, runnerImport } from 'vite';
import { root } from './ensure.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/x.ts');

const config = { root, configFile: false, logLevel: 'warn' };

const { module } = await runnerImport(path.join(root, 'scripts/build/sharedPlugins.ts'), config);
// Not `runnerImport`, which closes after the first import: a script may import parts of the site later.
const server = await createServer({
  ...config,
  // Some scripts read texts from components.
  plugins: [module.plainClassNames, ...module.sharedPlugins()],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { main } = await createServerModuleRunner(server.environments.ssr).import(path.resolve(root, file));
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await server.close();
}
