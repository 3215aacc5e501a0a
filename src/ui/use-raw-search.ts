/**
 * The query string as it stands in the address. wouter's own `useSearch`
 * decodes once before handing it over, so that `%2541` would arrive as `A`.
 */

import { useSearch } from 'wouter/use-browser-location';

/** Empty on the server and while hydrating; the real query right after. */
export const useRawSearch = () => useSearch({ ssrSearch: '' });
