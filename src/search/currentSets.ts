/** The names of the sets, for the frame of every page. `catalogue.ts` has the complete sets. */

import { setNames as rows } from '#game/generated/setNames.ts';
import { readSetNames } from './readCardData.ts';

/** Names of the active sets, in list order. */
export const setNames = readSetNames(rows);
