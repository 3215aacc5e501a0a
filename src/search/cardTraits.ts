/** All that a search without texts can ask of a card. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import { toSearchParams } from './searchParams.ts';

/** Returns the folded name, and the parameters with which a search finds the card, separated by tabs. */
export const traitsOf = ({ foldedName, discipline, type, cost, resourceValue, set, abilities }: CardSummary): string =>
  [
    foldedName,
    ...toSearchParams({ discipline, type, cost: canonicalCost(cost), resourceValue, set, contains: abilities }).split(
      '&',
    ),
  ].join('\t');
