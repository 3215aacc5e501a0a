/** Where every search form leads: the results of what was asked (spec section 2, quick search box). */

import { routes } from '#domain/routes.ts';
import { toSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { navigate } from './navigation.ts';

export const openResults = (query: SearchQuery) => navigate(routes.searchResults.href(toSearchParams(query)));
