/**
 * Code splitting of the page. Our own code is split by what the user does. Its chunks import one another by hashed
 * names, so a change in one renames all of them, and an update downloads these, the shell and the worker.
 * Dependencies and data import none of our code, so their chunks keep their names.
 */

import { gameFilesPath } from '#site/paths.ts';

/** Dependencies, and the modules that the bundler adds to every build. */
const library = /node_modules|rolldown\/runtime|vite\/preload-helper/;

/** The dependencies that the first screens need; the others are loaded later. */
const searching = /node_modules\/(minisearch|hashids)\//;

/** Loaded only by browsers without popovers (`src/main.tsx`). */
const polyfill = /node_modules\/@oddbird\//;

/** The screens that most readers open, and the code that all screens share. The search of rules is loaded later. */
const screens =
  /\/src\/(ui(?!\/game-start)|search(?!\/(rule|wordForms|otherAnswers|readings|nameCorrection))|game\/cards|features\/(home|card|card-lists(?!\/SaveSearch)|advanced-search))\//;

/** The rules engine and the screens that play games on it. Modules shared with other screens belong to those. */
const playing =
  /\/src\/(game\/(bot|engine|firstGame|play|position)|ui\/game-table|storage\/games\/playedGames|features\/play\/(?!\w*Screen\b|start\/)|features\/card\/CardTrial)\b|virtual:card-programs/;

/** Exports of a game, its result, cards or all data, and the form that names a search: few readers open these. */
const transferring = new RegExp(
  [
    '/src/features/(hand-over|backup)/',
    '/src/features/print/(PrintSearch|PrintSheet|Copies|MakerFiles)',
    '/src/features/(card-lists/SaveSearch|ready/Downloads|table/panels/drawResult)',
    '/src/storage/(backup|hand-over)/',
    '/src/(game/tracker/gameFile|site/print/(tabletop|sheetLayout))',
    'node_modules/(qr|fflate)/',
  ].join('|'),
);

/** The chunks for playing and handing over games are not precached, and have a folder of their own. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `${name === 'play' || name === 'transfer' ? gameFilesPath.slice(1) : 'assets/'}[name]-[hash].js`;

/** A module goes to the matching group with the highest priority, together with its imports. */
export const chunkGroups = [
  { name: 'popover', test: polyfill, priority: 11 },
  { name: 'react', test: library, tags: ['$initial' as const], priority: 10 },
  { name: 'searching', test: searching, priority: 9 },
  { name: 'libraries', test: (id: string) => library.test(id) && !transferring.test(id), priority: 8 },
  // Searchable texts, loaded by the first search that needs them.
  { name: 'texts', test: /virtual:(card-texts|card-index|rule-passages)/, priority: 7 },
  { name: 'data', test: /virtual:(card-list|glyphs|figures|personas|image-bytes)/, priority: 7 },
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  { name: 'screens', test: (id: string) => screens.test(id) && !playing.test(id), priority: 5 },
  { name: 'rules', test: /\/src\/(features\/(rules|reference|quick-start)|rulebook)\//, priority: 4 },
  {
    name: 'deferred',
    test: (id: string) => /\/src\//.test(id) && !playing.test(id) && !transferring.test(id),
    priority: 2,
  },
  { name: 'play', test: playing, priority: 1 },
  { name: 'transfer', test: transferring, priority: 0 },
];
