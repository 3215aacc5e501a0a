/** The sets of a game, by name. */

import { listed } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';

export const setNames = (ids: readonly number[]): string =>
  listed(cardSets.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
