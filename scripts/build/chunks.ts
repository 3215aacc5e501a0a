/**
 * Code splitting of the page. Our own code is in four chunks by what a reader
 * does: they name one another by their hashes, so that a change in one changes
 * all four, and an update is these, the shell and the worker. What others wrote
 * and what is only data imports nothing of ours and stays as it is.
 */

import { gameFilesPath } from '#site/paths.ts';

/** Of a dependency, or what the bundler adds to every build. */
const library = /node_modules|rolldown\/runtime|vite\/preload-helper/;

/** Of these, what the first screens need; the others come later. */
const searching = /node_modules\/(minisearch|hashids)\//;

/** The screens that most readers open, and what they and the others are made of. Rules are searched later. */
const screens =
  /\/src\/(ui|search(?!\/(rule|wordForms|otherAnswers|readings))|game\/cards|features\/(home|card|card-lists(?!\/SaveSearch)|advanced-search))\/|virtual:card-list/;

/** The rules engine and what is played on it; what it shares with other screens is theirs. */
const playing =
  /\/src\/(game\/(bot|engine|examples|firstGame\/guide|play)|ui\/game-table|storage\/games\/playedGames|features\/play\/(?!\w*Screen\b|start\/)|features\/card\/CardTrial)\b|virtual:card-programs/;

/** What takes a game, its result, cards or everything away from this device, and the form that names a search: few readers open these. */
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

/** What games are played with and handed over with is not part of the precache, and lies apart from it. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `${name === 'play' || name === 'transfer' ? gameFilesPath.slice(1) : 'assets/'}[name]-[hash].js`;

/** In the order in which modules are given away; what a module imports goes with it. */
export const chunkGroups = [
  { name: 'react', test: library, tags: ['$initial' as const], priority: 10 },
  { name: 'searching', test: searching, priority: 9 },
  { name: 'libraries', test: (id: string) => library.test(id) && !transferring.test(id), priority: 8 },
  // What is searched, loaded by the first search of it.
  { name: 'texts', test: /virtual:(card-texts|rule-passages)/, priority: 7 },
  { name: 'data', test: /virtual:(card-sets|packed-cards|glyphs|figures|personas|face-bytes)/, priority: 7 },
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  { name: 'screens', test: (id: string) => screens.test(id) && !playing.test(id), priority: 5 },
  { name: 'rules', test: /\/src\/(features\/(rules|reference|quick-start)|rulebook)\//, priority: 4 },
  {
    name: 'later',
    test: (id: string) => /\/src\//.test(id) && !playing.test(id) && !transferring.test(id),
    priority: 2,
  },
  { name: 'play', test: playing, priority: 1 },
  { name: 'transfer', test: transferring, priority: 0 },
];
