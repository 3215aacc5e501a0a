/** Everything the search box does not need before somebody uses it: one door to one chunk. */

import { prepareSearch as prepare } from '#catalogue/searchCards.ts';
import { instantGroups as instant } from './instantGroups.ts';
import { laterGroups as later } from './laterGroups.ts';
import { rowId as idOfRow, SuggestionList as List } from './SuggestionList.tsx';

export const prepareSearch = prepare;
export const instantGroups = instant;
export const laterGroups = later;
export const rowId = idOfRow;
export const SuggestionList = List;
