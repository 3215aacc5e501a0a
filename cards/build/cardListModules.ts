/**
 * The slim list as modules: the sets, the packed cards, and the list made of
 * both. The first two import nothing, so that a change of code alone leaves
 * the chunk they are in as it is. What the sets are called stands apart: the
 * frame of every page needs that, and no more.
 */

import path from 'node:path';
import type { CardList } from '#game/cards/cardList.ts';
import { packCards } from '#search/packedCardList.ts';
import { setNamesOf } from '#search/setNames.ts';

/** By its path, because a module without a file has no place to import from. */
const unpacker = path.resolve(import.meta.dirname, '../../src/search/packedCardList.ts');

/** JSON in a string parses faster than an object literal. */
export function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** The source of each module by its name. */
export const cardListModules = {
  'virtual:set-names': ({ sets }: CardList) => exportJson('setNames', sets.map(setNamesOf)),
  'virtual:card-sets': ({ sets }: CardList) => exportJson('cardSets', sets),
  'virtual:packed-cards': ({ cards }: CardList) => exportJson('packedCards', packCards(cards)),
  'virtual:card-list': () =>
    [
      `import { openCards } from ${JSON.stringify(unpacker)};`,
      "import { cardSets } from 'virtual:card-sets';",
      "import { packedCards } from 'virtual:packed-cards';",
      'const opened = openCards(packedCards, console.error);',
      'export const cardList = Object.assign(opened, { sets: cardSets });',
    ].join('\n'),
};
