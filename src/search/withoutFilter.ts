/** A search with one demand less. The side that is searched goes with the text it belongs to. */

import type { SearchQuery } from './searchQuery.ts';

/** The query as it was but for one field. */
export function withoutFilter(query: SearchQuery, dropped: keyof SearchQuery): SearchQuery {
  const gone = dropped === 'effects' ? ['effects', 'in'] : [dropped];
  return Object.fromEntries(Object.entries(query).filter(([key]) => !gone.includes(key)));
}
