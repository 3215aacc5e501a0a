/** The results page of a search, rendered as for a reader. */

import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { CardsFound } from '../../src/features/card-lists/CardsFound.tsx';
import { defaultListing } from '../../src/search/listing.ts';
import type { SearchQuery } from '../../src/search/query/searchQuery.ts';
import { answerSearch } from '../../src/search/searchAnswer.ts';
import { routes } from '../../src/site/routes.ts';

/** The addresses that the page of a search links to, in their order. */
export async function linksOfResults(query: SearchQuery): Promise<string[]> {
  const answer = await answerSearch(query);
  const { prelude } = await prerender(
    <Router ssrPath={routes.searchResults.href()} ssrSearch="">
      <CardsFound query={query} answer={answer} listing={defaultListing} hrefTo={routes.searchResults.href} />
    </Router>,
    // Otherwise long parts come after the others.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
