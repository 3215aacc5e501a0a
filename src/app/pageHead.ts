/** Title, description and canonical address of a page for its HTML. In the browser a card's own screen knows its name. */

import { findCard } from '#search/catalogue.ts';
import { cardImagePath } from '#site/brand/openGraph.ts';
import { siteName } from '#site/gameName.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { pageTitle, routes } from '#site/routes.ts';
import { matchPath } from './matchPath.ts';
import { routeHead } from './routeHead.ts';

export function pageHead(path: string): PageHead {
  const match = matchPath(path);
  if (match?.name !== 'card') return routeHead(path);
  const card = findCard(Number(match.params.set), Number(match.params.number));
  if (!card) return { title: pageTitle('No such card'), description: routes.card.description };
  return {
    title: pageTitle(card.name),
    description: `${card.name}: a ${card.discipline} ${card.type} of ${siteName}. Text, cost, rulings and picture.`,
    canonical: routes.card.href(card.set, card.number),
    image: cardImagePath(card.id),
  };
}
