/**
 * Prints the size of the product: lines and files of `src` without tests, its small files and why they are alone, files
 * of the repository, packages of the root. `-- REV` also prints how much is in folders that did not exist at that
 * revision, and the folders whose lines have changed most since.
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

/** The files that import a file of `src`, its tests included, and whether one of them loads it on its own. */
const readers = new Map();
const loadedAlone = new Set();
const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
for (const file of git(
  'ls-files',
  '--',
  ...['src', 'cards', 'scripts', 'sw'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
))
  for (const [, dynamic, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:from\s+|import\s+|(import\(|new URL\()\s*)'([^']+)'/g,
  )) {
    const [alias] = /^#\w+\//.exec(specifier) ?? [];
    const target = alias
      ? imports[`${alias}*`]?.replace('*', specifier.slice(alias.length)).replace('./', '')
      : path.posix.join(path.posix.dirname(file), specifier);
    if (!now.has(target)) continue;
    readers.set(target, (readers.get(target) ?? new Set()).add(file));
    if (dynamic) loadedAlone.add(target);
  }
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Folders whose files are many of a kind: search fields, chapters of the rulebook. */
const isOfAKind = (file) => /^src\/(search\/fields|rulebook)\//.test(file);

const left = { 'of under 40 lines': 0, 'with several readers': 0, 'loaded on their own': 0, 'of a kind': 0 };
Object.assign(left, { 'tested on their own': 0, 'with one reader': 0 });
for (const [file] of typeScriptIn(now).filter(([, lines]) => lines < 40)) {
  const all = [...(readers.get(file) ?? [])];
  const used = all.filter((reader) => !isTest(reader));
  left['of under 40 lines'] += 1;
  if (loadedAlone.has(file) || used.length === 0) left['loaded on their own'] += 1;
  else if (used.length > 1) left['with several readers'] += 1;
  else if (isOfAKind(file)) left['of a kind'] += 1;
  else if (all.some(isTest)) left['tested on their own'] += 1;
  else left['with one reader'] += 1;
}
const sheets = [...now].filter(([file, lines]) => file.endsWith('.css') && lines <= 20);
for (const [what, figure] of Object.entries(left))
  console.log(`${String(figure).padStart(7)}  TypeScript files ${what}`);
console.log(`${String(sheets.length).padStart(7)}  style sheets of at most 20 lines`);

const [revision] = process.argv.slice(2);
if (revision) {
  const folders = new Set([...linesAt(revision).keys()].map((file) => path.dirname(file)));
  const added = [...now].filter(([file]) => !folders.has(path.dirname(file)));
  console.log(`\nIn folders that ${revision} did not have: ${added.length} files, ${sum(typeScriptIn(added))} lines`);

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
