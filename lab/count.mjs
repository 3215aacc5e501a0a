/**
 * Prints the size of the product: lines and files of `src` without tests, files of the repository, packages of the
 * root. `-- REV` also prints the folders whose lines have changed most since that revision.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Lines that are not blank, by file. */
const linesAt = (...revision) =>
  new Map(
    git('grep', '-cvE', '^\\s*$', ...revision, '--', 'src/*.ts', 'src/*.tsx', 'src/*.css')
      .map((line) => line.split(':').reverse())
      .filter(([, file]) => !/\.test\.tsx?$/.test(file))
      .map(([lines, file]) => [file, Number(lines)]),
  );

const typeScriptIn = (files) => [...files].filter(([file]) => !file.endsWith('.css'));
const sum = (files) => files.reduce((all, [, lines]) => all + lines, 0);

const now = linesAt();
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
for (const [what, figure] of [
  ['lines of TypeScript in src, without blank ones', sum(typeScriptIn(now))],
  ['TypeScript and CSS files in src', now.size],
  ['files in the repository', git('ls-files').length],
  ['devDependencies of the root', Object.keys(devDependencies).length],
])
  console.log(`${String(figure).padStart(7)}  ${what}`);

const [revision] = process.argv.slice(2);
if (revision) {
  const changes = new Map();
  for (const [files, sign] of [
    [linesAt(revision), -1],
    [now, 1],
  ])
    for (const [file, lines] of typeScriptIn(files)) {
      const folder = path.dirname(file).split('/').slice(0, 3).join('/');
      changes.set(folder, (changes.get(folder) ?? 0) + sign * lines);
    }
  console.log(`\nSince ${revision}: ${sum([...changes])} lines, of which`);
  for (const [folder, lines] of [...changes]
    .sort(([, a], [, b]) => b - a)
    .filter(([, lines]) => Math.abs(lines) >= 100))
    console.log(`${String(lines).padStart(7)}  ${folder}`);
}
