/**
 * `npm run sizes`: compares the built files with their limits, which were set 5 % above what was measured. For a group
 * over its limit it lists the modules that have grown since the last build within the limits, or else the largest.
 */

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** In kilobytes of the gzip copies that are served. */
const groups = [
  {
    name: 'scripts before any page is interactive',
    files: /^assets\/(index|react|rolldown-runtime)-.*\.js$/,
    limit: 97,
  },
  { name: 'all scripts but those of games', files: /^assets\/(?!popover-)[^/]*\.js$/, limit: 408 },
  { name: 'rules engine and game screens', files: /^assets\/play\/play-.*\.js$/, limit: 60 },
  { name: 'shared by games but free ones', files: /^assets\/play\/shared-.*\.js$/, limit: 2.4 },
  { name: 'first game, examples and trials of cards', files: /^assets\/play\/lessons-.*\.js$/, limit: 8.2 },
  { name: 'sounds, commands and options of games', files: /^assets\/play\/optional-.*\.js$/, limit: 5 },
  { name: 'pictures, speeches and ends of games', files: /^assets\/play\/ending-.*\.js$/, limit: 10 },
  { name: 'opponent without a worker', files: /^assets\/play\/spare-.*\.js$/, limit: 3 },
  { name: 'settling disputes, positions, replays and reviews', files: /^assets\/play\/settle-.*\.js$/, limit: 20 },
  { name: 'grudge of a day', files: /^assets\/play\/grudge-.*\.js$/, limit: 20 },
  { name: 'positions of all days', files: /^assets\/play\/positions-.*\.js$/, limit: 60 },
  { name: 'moving games and backups', files: /^assets\/play\/transfer-.*\.js$/, limit: 39.2 },
  { name: 'opponent', files: /^assets\/play\/bot-.*\.js$/, limit: 18 },
  { name: 'stylesheet', files: /^assets\/[^/]*\.css$/, limit: 47.5 },
  { name: 'service worker', files: /^sw\.js$/, limit: 11.8 },
];

const dist = path.join(root, 'dist');
const cache = path.join(root, 'node_modules/.cache');
const lastGood = path.join(cache, 'modules-within-limits.json');
const readSizes = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const built = existsSync(dist)
  ? readdirSync(dist, { recursive: true }).map((file) => file.split(path.sep).join('/'))
  : [];
const kilobytes = (file) => statSync(path.join(dist, `${file}.gz`)).size / 1000;

const modulesByScript = readSizes(path.join(cache, 'module-sizes.json'));

/** The modules of built files. Those of the one stylesheet are all sheets of the source. */
const modulesOf = (files) =>
  Object.assign({}, ...files.map((file) => modulesByScript[file]), files.some(isSheet) && sheets());

const isSheet = (file) => file.endsWith('.css');

const sheets = () =>
  Object.fromEntries(
    readdirSync(path.join(root, 'src'), { recursive: true })
      .filter(isSheet)
      .map((file) => [`src/${file.replaceAll(path.sep, '/')}`, statSync(path.join(root, 'src', file)).size]),
  );

/** The modules that have grown most since `before`, in bytes before minification. */
const grownSince = (before, modules) =>
  Object.entries(modules)
    .map(([id, size]) => [id, size - (before[id] ?? 0)])
    .filter(([, growth]) => growth > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10);

function printModules(name, files) {
  const before = readSizes(lastGood)[name];
  const grown = before ? grownSince(before, modulesOf(files)) : [];
  const largest = grown.length === 0;
  console.log(`      ${largest ? 'Its largest modules' : 'Grown since the last build within the limits'}, in bytes:`);
  const modules = largest ? grownSince({}, modulesOf(files)) : grown;
  for (const [id, bytes] of modules) console.log(`      ${String(bytes).padStart(8)}  ${id}`);
}

let isOver = false;
const modulesByGroup = {};
for (const { name, files, limit } of groups) {
  const matching = built.filter((file) => files.test(file));
  const size = matching.reduce((sum, file) => sum + kilobytes(file), 0);
  const isWithin = matching.length > 0 && size <= limit;
  isOver ||= !isWithin;
  modulesByGroup[name] = modulesOf(matching);
  console.log(`${isWithin ? 'ok   ' : 'OVER '} ${name.padEnd(40)} ${size.toFixed(1).padStart(6)} KB   limit ${limit}`);
  if (isWithin) continue;
  if (matching.length === 0) console.log('      Not built: run npm run build.');
  else printModules(name, matching);
}
if (isOver) console.log('\nThe limits are in scripts/sizes.mjs.');
else writeFileSync(lastGood, JSON.stringify(modulesByGroup));
process.exitCode = isOver ? 1 : 0;
