/** Title, description and canonical address of a page for its HTML. */

import { findCard } from '#search/catalogue.ts';
import { cardImagePath, pageImagePath } from '#site/brand/openGraph.ts';
import { pageDescriptions, storyDescriptions } from '#site/descriptions.ts';
import { siteName } from '#site/gameName.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { canonicalPath, pageTitle, routes } from '#site/routes.ts';
import { matchPath, type RouteMatch } from './matchPath.ts';
import { routeTitle, storyNamed } from './routeTitle.ts';

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
