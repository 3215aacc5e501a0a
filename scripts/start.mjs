/** `npm start`: installs when needed, builds, and serves the site at one printed address. */

import { spawn, spawnSync } from 'node:child_process';
import { ensureDependencies } from './ensure.mjs';
import { script, tool } from './tools.mjs';

ensureDependencies();

const build = tool('vite', 'build', '--logLevel', 'warn');
const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 'inherit', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);

// Serves in this very process, so that ending it ends the server.
const { runScript } = await import('./runScript.mjs');
await runScript('scripts/serve.ts', []);

// The files to print take a while, and nobody has to wait for them; what goes wrong with them is said and stops nothing.
spawn(process.execPath, script('print.ts'), { stdio: 'inherit' });
