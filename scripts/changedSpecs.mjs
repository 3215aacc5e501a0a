/** The end-to-end test files that a change touches, for `npm run test:changed`. */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const specs = readdirSync(path.join(root, 'tests/e2e')).map((file) => `tests/e2e/${file}`);

/** A test file and those of the tests that it imports. */
function filesOf(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, imported] of read(file).matchAll(/from '(\.\.?\/[^']+)'/g))
    filesOf(path.posix.join(path.posix.dirname(file), imported), known);
  return known;
}

/** The feature of each route's screen. */
const features = [...read('src/app/screens.tsx').matchAll(/(\w+)(?:: | = )screen\([^#]*'#features\/([\w-]+)\//g)];

/** What no page of the built site contains. */
const outside = /\.test\.tsx?$|\.md$|^(docs|lab|tests)\/|^scripts\/(?!build\/|pictures\/|metadata\/)/;

/**
 * Test files that were changed, import a changed one, or name a route whose screen is in a changed feature. Any other
 * change of the site touches all of them.
 * @param since A commit.
 */
export function changedSpecs(since) {
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const inSite = changed.filter((file) => !outside.test(file));
  const folders = new Set(inSite.map((file) => /^src\/features\/([\w-]+)\//.exec(file)?.[1]));
  const routes = features.filter(([, , feature]) => folders.has(feature)).map(([, route]) => route);
  const hasScreen = (folder) => features.some(([, , feature]) => feature === folder);
  return [...folders].every(hasScreen) ? specs.filter((spec) => isTouched(spec, changed, routes)) : specs;
}

function isTouched(spec, changed, routes) {
  const files = [...filesOf(spec)];
  const text = files.map(read).join('\n');
  return files.some((file) => changed.includes(file)) || routes.some((route) => text.includes(`routes.${route}.`));
}
