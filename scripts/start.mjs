/** `npm start`: installs the dependencies if needed, builds, and serves the site at the printed address. */

import { spawn, spawnSync } from 'node:child_process';
import { ensureDependencies, script, tool } from './ensure.mjs';

ensureDependencies();
const { status } = spawnSync(process.execPath, tool('vite', 'build', '--logLevel', 'warn'), { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// Serves in this process, so that ending it stops the server.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'scripts/serve.ts');
await import('./run.mjs');

// In the background: the printable files take longer, and the site can start without them.
spawn(process.execPath, script('print.ts'), { stdio: 'inherit' });
