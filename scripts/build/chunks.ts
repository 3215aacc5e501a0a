/**
 * Code splitting of the page. Our own code is split by what the user does. Its chunks import one another by hashed
 * names, so a change in one renames all of them, and an update downloads these, the shell and the worker.
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

/** A part of `src`, as beginnings of paths; a test checks that each exists. */
type Part = { readonly of: readonly string[]; readonly without?: readonly string[] };

/** Reads and writes links to positions: few readers use them. */
const positionLinks = ['game/position/binary', 'game/position/openPosition', 'game/position/positionCode'];

export const parts = {
  /** The screens that most readers open, and the code that all screens share. The search of rules is loaded later. */
  screens: {
    of: [
      ...['ui/', 'search/', 'game/cards/'],
      ...['features/card/', 'features/card-lists/', 'features/advanced-search/'],
    ],
    without: [
      ...['search/rule', 'search/wordForms', 'search/otherAnswers', 'search/readings', 'search/nameCorrection'],
      ...['ui/game-start/', 'ui/rule-steps/', 'ui/useToday', 'features/card-lists/SaveSearch'],
    ],
  },
  /** The rules engine and the screens that play games on it. Modules shared with other screens belong to those. */
  playing: {
    of: [
      ...['game/bot/', 'game/engine/', 'game/firstGame/', 'game/play/', 'game/position/'],
      ...[
        'ui/game-table/',
        'storage/games/playedGames',
        'storage/games/finishedGames',
        'features/play/',
        'features/card/CardTrial',
      ],
    ],
    without: [
      ...['features/play/start/', 'features/play/PlayScreen', 'features/play/FirstGameScreen'],
      ...['features/play/sounds/synthesise', 'features/play/command/', 'features/play/options/'],
      ...positionLinks,
    ],
  },
  /** Loaded only by players who turn sounds on, type what they do, or open the options. */
  optional: { of: ['features/play/sounds/synthesise', 'features/play/command/', 'features/play/options/'] },
  /** The screens that settle disputes on the rules engine, and that open positions, replay games and review them. */
  settling: {
    of: [
      'game/settle/',
      'game/review/',
      'features/settle/',
      'features/replay/',
      'features/grudge/Solution',
      'ui/rule-steps/',
      ...positionLinks,
    ],
  },
  /** The grudge of a day. What all of them are, and how they went, other screens say too. */
  grudge: {
    of: ['game/grudge/', 'features/grudge/'],
    without: ['game/grudge/days', 'game/grudge/result', 'features/grudge/GrudgesScreen', 'features/grudge/Solution'],
  },
  /** Exports of a game, its result, cards or all data, and the form that names a search: few readers open these. */
  transferring: {
    of: [
      ...['features/hand-over/', 'features/backup/', 'storage/backup/', 'storage/hand-over/'],
      ...['features/print/PrintSearch', 'features/print/PrintSheet', 'features/print/Copies'],
      ...['features/print/MakerFiles', 'features/card-lists/SaveSearch', 'features/ready/Downloads'],
      ...['ui/result-picture/drawResult', 'game/tracker/gameFile'],
      ...['site/print/tabletop', 'site/print/sheetLayout'],
    ],
  },
  /** Below the screens, whose components home uses too. */
  home: { of: ['features/home/'] },
  rules: { of: ['features/rules/', 'features/rules-sheet/', 'rulebook/'] },
  /** Loaded only if the start-up data names the development environment. */
  development: { of: ['app/development/'] },
} satisfies Record<string, Part>;

const contains =
  ({ of, without = [] }: Part) =>
  (id: string): boolean =>
    of.some((path) => id.includes(`/src/${path}`)) && !without.some((path) => id.includes(`/src/${path}`));

const isGenerated =
  (...names: GeneratedName[]) =>
  (id: string): boolean =>
    names.some((name) => id === idOf(name));

const isOfScreens = contains(parts.screens);
const isInSource = (id: string) => id.includes('/src/');
const isPlaying = (id: string) => contains(parts.playing)(id) || isGenerated('book')(id);
const isTransferring = (id: string) => contains(parts.transferring)(id) || /node_modules\/(qr|fflate)\//.test(id);

const isSettling = contains(parts.settling);
const isGrudge = contains(parts.grudge);
const isGrudgeData = (id: string) => id.includes('/src/game/grudge/positions');
const isOptional = contains(parts.optional);
const isDevelopment = contains(parts.development);

/** Chunks that are not precached: those for playing and handing over games, and that of the development pages. */
const folders: Readonly<Record<string, string>> = {
  play: gameFilesPath.slice(1),
  settle: gameFilesPath.slice(1),
  grudge: gameFilesPath.slice(1),
  positions: gameFilesPath.slice(1),
  optional: gameFilesPath.slice(1),
  transfer: gameFilesPath.slice(1),
  development: 'assets/development/',
};

export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `${folders[name] ?? 'assets/'}[name]-[hash].js`;

/** A module goes to the matching group with the highest priority, together with its imports. */
export const chunkGroups = [
  { name: 'popover', test: polyfill, priority: 11 },
  { name: 'react', test: library, tags: ['$initial' as const], priority: 10 },
  { name: 'searching', test: searching, priority: 9 },
  { name: 'libraries', test: (id: string) => library.test(id) && !isTransferring(id), priority: 8 },
  // Searchable texts, loaded by the first search that needs them.
  { name: 'texts', test: isGenerated('cardTexts', 'cardIndex', 'rulePassages'), priority: 7 },
  { name: 'data', test: isGenerated('cardList', 'glyphs', 'figures', 'personas', 'imageBytes'), priority: 7 },
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  { name: 'screens', test: (id: string) => isOfScreens(id) && !isPlaying(id), priority: 5 },
  { name: 'home', test: contains(parts.home), priority: 4 },
  { name: 'rules', test: contains(parts.rules), priority: 4 },
  {
    name: 'deferred',
    test: (id: string) =>
      isInSource(id) &&
      ![isDevelopment, isPlaying, isSettling, isGrudge, isOptional, isTransferring].some((isOther) => isOther(id)),
    priority: 3,
  },
  { name: 'play', test: isPlaying, priority: 2 },
  { name: 'settle', test: isSettling, priority: 1 },
  { name: 'positions', test: isGrudgeData, priority: 2 },
  { name: 'grudge', test: isGrudge, priority: 1 },
  { name: 'optional', test: isOptional, priority: 1 },
  { name: 'transfer', test: isTransferring, priority: 1 },
  { name: 'development', test: isDevelopment, priority: 0 },
];
