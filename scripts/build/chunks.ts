/**
 * How the page's code is cut: a few chunks by what a reader does, so that tier 1
 * is few requests and a change of code re-sends little.
 */

const feature = (...names: readonly string[]) => new RegExp(`/src/features/(${names.join('|')})/`);

/** In the order in which modules are given away; what a chunk imports goes with it. */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  { name: 'shared', test: /\/src\/(ui|domain|catalogue|state)\/|virtual:glyphs/, minShareCount: 3, priority: 4 },
  {
    name: 'device',
    test: /\/src\/(storage|offline|state\/(keepOffline|session|welcome|clearDevice|findChanges))|node_modules\/(idb|workbox-window)/,
    priority: 4,
  },
  // Half of it is asked for by cards, half by rules.
  { name: 'card-rules', test: /virtual:card-terms|\/catalogue\/cardRules/, priority: 4 },
  {
    name: 'rules',
    test: /\/src\/(features\/(rules|reference)\/|features\/changes\/currentTexts|rulebook\/)/,
    priority: 3,
  },
  { name: 'cards', test: feature('card-lists', 'card', 'advanced-search', 'syntax'), priority: 2 },
  { name: 'table', test: feature('table'), priority: 2 },
  { name: 'home', test: feature('home', 'persona-story'), priority: 2 },
  { name: 'modals', test: /\/src\/(app\/ModalDialog|features\/(hello|keys))/, priority: 1 },
  {
    name: 'pages',
    test: feature('mailing-list', 'credits', 'privacy', 'ready', 'changes', 'print', 'sandbox'),
    priority: 1,
  },
];
