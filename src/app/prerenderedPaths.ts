/** The addresses that get an HTML file of their own, read off the route table and the cards. */

import { allCards } from '#search/catalogue.ts';
import { type RouteName, routes } from '#site/routes.ts';
import { stories } from '#site/stories.ts';

/** The pages of a route with parameters; a route without is one page. */
const pagesOf: { readonly [Name in RouteName]?: () => string[] } = {
  card: () => allCards().map(({ set, number }) => routes.card.href(set, number)),
  personaStory: () => stories.map(({ slug }) => routes.personaStory.href(slug)),
};

export const prerenderedPaths: readonly string[] = (Object.keys(routes) as RouteName[])
  .filter((name) => routes[name].prerendered)
  .flatMap((name) => pagesOf[name]?.() ?? [String(routes[name].pattern)]);

/** Rendered to `404.html`. */
export const unknownPath = '/404';
