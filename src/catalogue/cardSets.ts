/** The sets there are, without their cards: the frame of every page shows them. */

import { cardSets as rows } from 'virtual:card-sets';
import { readCardSets } from './readCardData.ts';

/** Active sets, in list order. */
export const cardSets = readCardSets(rows);
