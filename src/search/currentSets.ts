/** What the sets there are are called, for the frame of every page; whoever has the cards has more of them (`catalogue.ts`). */

import { setNames as rows } from 'virtual:set-names';
import { readSetNames } from './readCardData.ts';

/** Of active sets, in list order. */
export const setNames = readSetNames(rows);
