/** Everything the search box does not need before somebody uses it: one door to one chunk. */

import { prepareSearch } from '#catalogue/searchCards.ts';
import { instantGroups } from './instantGroups.ts';
import { laterGroups } from './laterGroups.ts';
import { rowId, SuggestionList } from './SuggestionList.tsx';

export const suggester = { prepareSearch, instantGroups, laterGroups, rowId, SuggestionList };

export type Suggester = typeof suggester;
