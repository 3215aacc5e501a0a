/**
 * Runs one of the project's TypeScript scripts: `node scripts/run.mjs scripts/x.ts [arguments]`.
 * The script exports `main(args)`; the number it resolves to, if any, becomes the exit code.
 */

import path from 'node:path';
import { createServer, runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/x.ts');

const inline = { configFile: false, logLevel: 'warn' };
const { sharedPlugins } = (await runnerImport(path.resolve('scripts/build/sharedPlugins.ts'), inline)).module;

// Unlike `runnerImport`, a server's runner stays open, so that a script may also import while it runs.
const server = await createServer({
  ...inline,
  plugins: sharedPlugins(),
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const { main } = await server.environments.ssr.runner.import(path.resolve(file));
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await server.close();
}
