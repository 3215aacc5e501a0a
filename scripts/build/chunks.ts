/**
 * Code splitting of the page. Our own code is split by what the user does: a module belongs to the part whose dynamic
 * imports reach it. The chunks import one another by hashed names, so a change in one renames all of them, and an update
 * downloads these, the shell and the worker.
 * Dependencies and data import none of our code, so their chunks keep their names.
 */

import { type GeneratedName, idOf } from '#cards/build/generatedModules.ts';
import { gameFilesPath } from '#site/paths.ts';

/** Dependencies, and the modules that the bundler adds to every build. */
const library = /node_modules|rolldown\/runtime|vite\/preload-helper/;

/** The dependencies that the first screens need; the others are loaded later. */
const searching = /node_modules\/(minisearch|hashids)\//;

/** Loaded only by browsers without popovers (`src/main.tsx`). */
const polyfill = /node_modules\/@oddbird\//;

/** Modules that are imported dynamically, by part. All others are `deferred`. */
export const parts = {
  /** The screens that most readers open. */
  screens: [
    'features/card-lists/GalleryScreen.tsx',
    'features/card-lists/SearchResultsScreen.tsx',
    'features/card/CardScreen.tsx',
    'features/card/CardShareScreen.tsx',
    'features/advanced-search/AdvancedSearchScreen.tsx',
  ],
  home: ['features/home/HomeScreen.tsx'],
  rules: ['features/rules/RulesScreen.tsx', 'features/rules-sheet/RulesSheet.tsx', 'rulebook/Rulebook.tsx'],
  deferred: [],
  /** Games on the rules engine. */
  play: [
    'features/play/FreeGame.tsx',
    'features/play/newPlayedGame.ts',
    'storage/games/playedGames.ts',
    'ui/game-table/gameCards.ts',
    'game/generated/book.ts',
  ],
  /** Shared by parts below it, and of no use to `play`. */
  shared: [],
  /** Games for learners: the first game, worked examples, a card that is tried. */
  lessons: ['features/play/GuidedGame.tsx', 'features/card/CardTrial.tsx', 'ui/game-table/position/ExampleTable.tsx'],
  /** Settles disputes on the rules engine, opens positions, replays games and reviews them. */
  settle: [
    'features/settle/SettleScreen.tsx',
    'features/settle/Answer.tsx',
    'features/replay/PositionScreen.tsx',
    'features/replay/OpenedPosition.tsx',
    'features/grudge/Solution.tsx',
    'game/position/positionCode.ts',
  ],
  positions: ['game/grudge/positions.txt?raw'],
  grudge: ['features/grudge/GrudgeScreen.tsx', 'features/grudge/GrudgeOfDay.tsx'],
  /** Loaded only by players who turn sounds on, type what they do, or open the options. */
  optional: [
    'features/play/sounds/synthesise.ts',
    'features/play/command/CommandField.tsx',
    'features/play/options/PlayOptions.tsx',
  ],
  /** The opponent of a page whose worker cannot start. */
  spare: ['features/play/decideHere.ts'],
  /** Pictures of moments, speeches and the end of a game, loaded when it begins, and the record of those that have ended. */
  ending: [
    'features/play/moments/Picture.tsx',
    'features/play/speech/speeches.ts',
    'features/play/ending/Ending.tsx',
    'features/play/record/RecordScreen.tsx',
  ],
  /** Exports of a game, its result, cards or all data, and the form that names a search: few readers open these. */
  transfer: [
    'features/hand-over/HandOver.tsx',
    'features/backup/Backup.tsx',
    'features/print/PrintSearch.tsx',
    'features/card-lists/SaveSearch.tsx',
    'features/ready/Downloads.tsx',
    'ui/result-picture/drawResult.ts',
  ],
  /** Loaded only if the start-up data names the development environment. */
  development: ['app/development/DevelopmentScreen.tsx'],
} satisfies Record<string, readonly string[]>;

type PartName = keyof typeof parts;
type Importers = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };
type Graph = { getModuleInfo(id: string): Importers | null };

const names = Object.keys(parts) as PartName[];
const partByPath = new Map(names.flatMap((name) => parts[name].map((path) => [path as string, name] as const)));
const partOfEntry = (id: string): PartName => partByPath.get(id.replace(/.*\/src\//, '')) ?? 'deferred';

const partsReaching = new Map<string, ReadonlySet<PartName>>();

/** The parts of which a dynamic import reaches a module: its own, if it is imported so, and those of its importers. */
function reach(id: string, graph: Graph, below: ReadonlySet<string> = new Set()): ReadonlySet<PartName> {
  const known = partsReaching.get(id);
  if (known) return known;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const path = new Set(below).add(id);
  const found = new Set(dynamicImporters.length > 0 ? [partOfEntry(id)] : []);
  for (const importer of importers.filter((each) => !path.has(each)))
    for (const part of reach(importer, graph, path)) found.add(part);
  // Within a circle of imports, only the walk from its first module has seen all of it.
  if (below.size === 0) partsReaching.set(id, found);
  return found;
}

/** A module that one part reaches belongs to it. Of shared ones, `screens` has those of home and rules. */
function partOf(id: string, graph: Graph): PartName | undefined {
  const reached = reach(id, graph);
  const [first, ...others] = names.filter((name) => reached.has(name));
  if (first === undefined || others.length === 0) return first;
  if (reached.has('home') || reached.has('rules')) return 'screens';
  return names.indexOf(first) > names.indexOf('shared') ? 'shared' : first;
}

const isGenerated =
  (...generated: GeneratedName[]) =>
  (id: string): boolean =>
    generated.some((name) => id === idOf(name));

/** Chunks that are not precached: those for playing and handing over games, and that of the development pages. */
const folders: Readonly<Record<string, string>> = {
  play: gameFilesPath.slice(1),
  shared: gameFilesPath.slice(1),
  lessons: gameFilesPath.slice(1),
  settle: gameFilesPath.slice(1),
  grudge: gameFilesPath.slice(1),
  positions: gameFilesPath.slice(1),
  optional: gameFilesPath.slice(1),
  ending: gameFilesPath.slice(1),
  spare: gameFilesPath.slice(1),
  transfer: gameFilesPath.slice(1),
  development: 'assets/development/',
};

export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `${folders[name] ?? 'assets/'}[name]-[hash].js`;

/** A module goes to the matching group with the highest priority, together with its imports. */
export const chunkGroups = [
  { name: 'popover', test: polyfill, priority: 31 },
  { name: 'react', test: library, tags: ['$initial' as const], priority: 30 },
  { name: 'searching', test: searching, priority: 29 },
  {
    name: (id: string, graph: Graph) => (library.test(id) && partOf(id, graph) !== 'transfer' ? 'libraries' : null),
    priority: 28,
  },
  // Searchable texts, loaded by the first search that needs them.
  { name: 'texts', test: isGenerated('cardTexts', 'cardIndex', 'rulePassages'), priority: 27 },
  { name: 'data', test: isGenerated('cardList', 'glyphs', 'figures', 'personas', 'imageBytes'), priority: 27 },
  { name: 'app', tags: ['$initial' as const], priority: 26 },
  ...names.map((part, place) => ({
    name: (id: string, graph: Graph) => (partOf(id, graph) === part ? part : null),
    priority: 20 - place,
  })),
];
