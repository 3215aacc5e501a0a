/**
 * The slim list as modules: the sets, the packed cards, and the list of both.
 * The first two import nothing, so their chunk does not change when only code
 * changes. The names of the sets are a separate module, because the frame of
 * every page needs only these.
 */

import path from 'node:path';
import type { CardList } from '#game/cards/cardList.ts';
import { packCards } from '#search/packedCardList.ts';
import { setNamesOf } from '#search/setNames.ts';

/** An absolute path, because a virtual module cannot resolve relative imports. */
const unpacker = path.resolve(import.meta.dirname, '../../src/search/packedCardList.ts');

/** JSON in a string parses faster than an object literal. */
export function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Maps the name of each module to a function that returns its source. */
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
