/**
 * The layers of the code: what each may import. `npm run layers` writes the rules of Biome (`biome.layers.json`) and the
 * table of docs/architecture.md from this list; a test compares them with it.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Layer = {
  /** Its folder, or folders whose rules are the same. */
  readonly folders: readonly string[];
  readonly contents: string;
  /** The `#` aliases that it may import from, besides its own. */
  readonly imports: readonly string[];
  /** Those of the restricted packages that it may import. */
  readonly packages: readonly (keyof typeof restricted)[];
  /** Its files, if they are not just those of its folders. */
  readonly files?: readonly string[];
};

/** Packages that belong to a layer, with the patterns of their imports. */
const restricted = {
  react: ['react', 'react/**', 'react-dom', 'react-dom/**'],
  wouter: ['wouter', 'wouter/**'],
  idb: ['idb'],
  minisearch: ['minisearch'],
  workbox: ['workbox-*', 'workbox-*/**'],
  node: ['node:*'],
  zod: ['zod'],
} as const;

const data = ['game', 'site', 'search'];
const services = ['storage', 'server', 'offline'];

/** From the lowest to the highest. */
export const layers: readonly Layer[] = [
  {
    folders: ['src/game'],
    contents: 'cards, rules, tracker, engine, position, language, play, bot, glossary (pure, no DOM)',
    imports: [],
    packages: [],
  },
  {
    folders: ['src/site'],
    contents: 'routes, notices, settings, start-up data, loader',
    imports: ['game'],
    packages: [],
  },
  {
    folders: ['src/search'],
    contents:
      'cards and index; conditions, their address and syntax (query); folding, names, slips (text); what a text may mean (readings); passages (rules); fields',
    imports: ['game', 'site'],
    packages: ['minisearch'],
  },
  {
    folders: ['src/storage'],
    contents: 'IndexedDB and stored data, one store for each kind of data',
    imports: data,
    packages: ['idb'],
  },
  {
    folders: ['src/server'],
    contents: 'optional backend: requests, envelope, socket',
    imports: [...data, 'storage'],
    packages: [],
  },
  {
    folders: ['src/offline'],
    contents: 'page side of the service worker: registration, updates, card images, readiness',
    imports: [...data, 'storage', 'server'],
    packages: ['workbox'],
  },
  {
    folders: ['src/ui'],
    contents: 'components that do not depend on a screen',
    imports: data,
    packages: ['react', 'wouter'],
  },
  {
    folders: ['src/rulebook'],
    contents: 'the text of the rules',
    imports: [...data, 'ui'],
    packages: ['react', 'wouter', 'node'],
  },
  {
    folders: ['src/features'],
    contents: 'one folder for each screen or panel; a feature never imports another',
    imports: [...data, ...services, 'ui', 'rulebook'],
    packages: ['react', 'wouter'],
  },
  {
    folders: ['src/app'],
    contents: 'app shell, router, scroll and focus, error handling; inline/ is the script in the head',
    imports: [...data, ...services, 'ui', 'rulebook', 'features'],
    packages: ['react', 'wouter', 'workbox', 'node'],
    files: ['src/app/**', 'src/*.ts', 'src/*.tsx'],
  },
  {
    folders: ['sw'],
    contents: 'service worker',
    imports: data,
    packages: ['workbox'],
  },
  {
    folders: ['cards'],
    contents: 'card data, its validation, card images, print files (build only)',
    imports: data,
    packages: ['node', 'zod'],
  },
  {
    folders: ['scripts'],
    contents: 'build, server',
    imports: [...data, 'cards', 'app/inline'],
    packages: ['node', 'zod', 'minisearch', 'workbox', 'idb'],
    files: ['scripts/**', 'vite.config.ts'],
  },
  {
    folders: ['tests'],
    contents: 'end-to-end tests, scenarios, random games, support',
    imports: [...data, 'cards', 'scripts', 'server', 'rulebook', 'app/inline'],
    packages: ['react', 'node', 'zod', 'minisearch', 'workbox', 'idb', 'wouter'],
    files: ['tests/**', 'playwright.config.ts'],
  },
];

/** The folders of `src/game`: what each may import besides itself and the files beside them. */
export const gameFolders: Readonly<Record<string, readonly string[]>> = {
  cards: [],
  glossary: ['cards'],
  rules: ['cards', 'glossary'],
  tracker: ['glossary', 'rules'],
  language: ['cards', 'rules'],
  engine: ['glossary', 'language', 'rules'],
  position: ['engine', 'glossary', 'language', 'rules'],
  bot: ['engine', 'glossary', 'language', 'rules'],
  firstGame: ['engine', 'glossary', 'language', 'position', 'rules'],
  play: ['bot', 'engine', 'firstGame', 'glossary', 'language', 'position', 'rules'],
  grudge: ['engine', 'language', 'play', 'position', 'rules'],
  settle: ['engine', 'glossary', 'language', 'position', 'rules'],
  review: ['bot', 'engine', 'language', 'play', 'position', 'rules'],
};

/** The alias of a layer: the name of its folder. */
export const aliasOf = ({ folders: [folder = ''] }: Layer): string => path.posix.basename(folder);
const aliases = layers.map(aliasOf);
const outside = (names: readonly string[]) => `../**/{${names.join()}}/**`;

const inWords = (names: readonly string[], none = 'no other layer') => (names.length === 0 ? none : names.join(', '));

/** The sentence that Biome prints. */
export const reasonOf = (layer: Layer): string =>
  `${layer.folders.join(' and ')} may import ${inWords(layer.imports)} (docs/architecture.md).`;

function ruleOf(layer: Layer) {
  const own = aliasOf(layer);
  // A feature is a layer of its own.
  const allowed = own === 'features' ? layer.imports : [...layer.imports, own];
  const packages = Object.entries(restricted).flatMap(([name, patterns]) =>
    name !== 'zod' && !(layer.packages as readonly string[]).includes(name) ? patterns : [],
  );
  // `src/game` has a folder called cards.
  const relative = layer.folders[0]?.startsWith('src/')
    ? outside([...aliases.filter((alias) => alias !== 'cards'), 'lab'])
    : outside(['src', 'lab', ...(own === 'scripts' || own === 'tests' ? ['cards'] : [])]);
  const group = ['#*/**', ...allowed.map((alias) => `!#${alias}/**`), relative, ...packages];
  const mini = { group: restricted.zod, message: 'Code that ships to the page uses zod/mini.' };
  const patterns = [{ group, message: reasonOf(layer) }, ...(layer.packages.includes('zod') ? [] : [mini])];
  return overrideOf(layer.files ?? layer.folders.map((folder) => `${folder}/**`), patterns);
}

type Pattern = { readonly group: readonly string[]; readonly message: string };

const overrideOf = (files: readonly string[], patterns: readonly Pattern[]) => ({
  includes: [...files, '!**/*.test.{ts,tsx}'],
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

export const reasonOfGameFolder = (folder: string): string =>
  `src/game/${folder} may import ${inWords(gameFolders[folder] ?? [], 'no other folder of src/game')} (scripts/layers.ts).`;

/** The rule of the layer, which this one replaces for the files of the folder, and that of the folder. */
function ruleOfGameFolder(folder: string, allowed: readonly string[]) {
  const game = layers.filter((layer) => aliasOf(layer) === 'game').map(ruleOf);
  const refused = Object.keys(gameFolders).filter((other) => other !== folder && !allowed.includes(other));
  const group = [`../{${refused.join()}}/**`, `#game/{${refused.join()}}/**`];
  const patterns = game.flatMap(({ linter }) => linter.rules.style.noRestrictedImports.options.patterns);
  return overrideOf([`src/game/${folder}/**`], [...patterns, { group, message: reasonOfGameFolder(folder) }]);
}

const table = (): string =>
  [
    '| layer | contents | may import | packages of its own |',
    '|---|---|---|---|',
    ...layers.map(
      ({ folders, contents, imports, packages }) =>
        `| \`${folders.join('`, `')}\` | ${contents} | ${imports.join(', ')} | ${packages.join(', ')} |`,
    ),
    '| `lab` | a package of its own: measurements, fault cases, mutation, soak tests, other engines | everything | |',
  ].join('\n');

const root = path.resolve(import.meta.dirname, '..');
const marked = /(?<=<!-- layers -->\n).*?(?=\n<!-- end of layers -->)/s;

/** The files that are made from the list, as they should be. */
export function layerFiles(): Readonly<Record<string, string>> {
  const folders = Object.entries(gameFolders).map(([folder, allowed]) => ruleOfGameFolder(folder, allowed));
  const overrides = [...layers.map(ruleOf), ...folders];
  const docs = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  return {
    'biome.layers.json': `${JSON.stringify({ overrides })}\n`,
    'docs/architecture.md': docs.replace(marked, table),
  };
}

export async function main(): Promise<void> {
  for (const [file, text] of Object.entries(layerFiles())) writeFileSync(path.join(root, file), text);
}
