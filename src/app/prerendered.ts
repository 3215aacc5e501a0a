/** The pages that the build renders, and the title, description and canonical address of each. */

import { allCards, findCard } from '#search/catalogue.ts';
import { pageDescriptions, storyDescriptions } from '#site/descriptions.ts';
import { siteName } from '#site/gameName.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { cardImagePath, pageImagePath } from '#site/renderedPage.ts';
import { canonicalPath, pageTitle, type RouteName, routes, stories } from '#site/routes.ts';
import { matchPath, type RouteMatch, routeTitle, storyNamed } from './routing.ts';

export function pageHead(path: string): PageHead {
  const match = matchPath(path);
  if (!match) return { title: routeTitle(path), description: 'There is no page at this address.' };
  if (match.name === 'card') return cardHead(match);
  return {
    title: routeTitle(path),
    description: descriptionOf(match),
    canonical: canonicalPath(path),
    ...(routeTitle(path) !== siteName && { image: pageImagePath(path) }),
  };
}

function descriptionOf({ name, params }: RouteMatch): string {
  if (name !== 'personaStory') return pageDescriptions[name];
  const story = storyNamed(params.name);
  return story ? storyDescriptions[story.slug] : 'Nobody of that name has made a statement.';
}

function cardHead({ params }: RouteMatch): PageHead {
  const card = findCard(Number(params.set), Number(params.number));
  if (!card) return { title: pageTitle('No such card'), description: pageDescriptions.card };
  return {
    title: pageTitle(card.name),
    description: `${card.name}: a ${card.discipline} ${card.type} of ${siteName}. Text, cost, rulings and picture.`,
    canonical: routes.card.href(card.set, card.number),
    image: cardImagePath(card.id),
  };
}

/** The pages of the routes with parameters. */
const pagesOf: { readonly [Name in RouteName]?: () => string[] } = {
  card: () => allCards().map(({ set, number }) => routes.card.href(set, number)),
  personaStory: () => stories.map(({ slug }) => routes.personaStory.href(slug)),
};

/** The addresses with an HTML file of their own. */
export const prerenderedPaths: readonly string[] = (Object.keys(routes) as RouteName[])
  .filter((name) => routes[name].prerendered)
  .flatMap((name) => pagesOf[name]?.() ?? [String(routes[name].pattern)]);

/** Rendered to `404.html`. */
export const unknownPath = '/404';
