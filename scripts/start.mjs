/** `npm start`: installs when needed, builds, and serves the site at one printed address. */

import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './ensure.mjs';
import { script, tool } from './tools.mjs';

ensureDependencies();

for (const step of [tool('vite', 'build', '--logLevel', 'warn'), script('serve.ts')]) {
  const { status } = spawnSync(process.execPath, step, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
