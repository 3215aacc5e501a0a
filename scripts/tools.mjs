/** The installed command-line tools as scripts that Node can run, whatever the shell and the path. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** Arguments for Node that run a tool: `[process.execPath, ...tool('vite', 'build')]`. */
export function tool(name, ...args) {
  const [packageName, command] = name.includes(' ') ? name.split(' ') : [name, path.basename(name)];
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [path.join(folder, typeof bin === 'string' ? bin : bin[command]), ...args];
}

/** Arguments for Node that run one of the project's own TypeScript scripts. */
export const script = (file, ...args) => [
  path.join(root, 'scripts/run.mjs'),
  path.join(root, 'scripts', file),
  ...args,
];
