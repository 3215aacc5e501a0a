/**
 * The list of the cards as modules that import nothing, so that their chunk does not change when only code changes. The
 * names of the sets are a separate module, because the frame of every page needs only these.
 */

import type { CardList } from '#game/cards/cardList.ts';
import { setNamesOf } from '#search/setNames.ts';

/** JSON in a string parses faster than an object literal. */
export function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Maps the name of each module to a function that returns its source. */
export const cardListModules = {
  'virtual:set-names': ({ sets }: CardList) => exportJson('setNames', sets.map(setNamesOf)),
  'virtual:card-list': (list: CardList) => exportJson('cardList', list),
};
