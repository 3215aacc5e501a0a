/** The installed command-line tools as scripts that Node can run, whatever the shell and the path. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** Arguments for Node that run the command a package is known for. */
export function tool(packageName, ...args) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [path.join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]), ...args];
}

/** Arguments for Node that run one of the project's own TypeScript scripts. */
export const script = (file, ...args) => [
  path.join(root, 'scripts/run.mjs'),
  path.join(root, 'scripts', file),
  ...args,
];
