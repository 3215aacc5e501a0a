/** Prints the size of the product: lines and files of `src` without tests, files of the repository, packages of the root. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const source = files.filter((file) => /^src\/.*\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
const typeScript = source.filter((file) => !file.endsWith('.css'));
const lines = (file) =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

for (const [what, figure] of [
  ['lines of TypeScript in src, without blank ones', typeScript.reduce((sum, file) => sum + lines(file), 0)],
  ['TypeScript and CSS files in src', source.length],
  ['files in the repository', files.length],
  ['devDependencies of the root', Object.keys(JSON.parse(read('package.json')).devDependencies).length],
])
  console.log(`${String(figure).padStart(7)}  ${what}`);
