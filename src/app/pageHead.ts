/** Title, description and canonical address of a page, for its HTML and for the browser's tab. */

import { findCard } from '#catalogue/catalogue.ts';
import type { PageHead } from '#domain/renderedPage.ts';
import { canonicalPath, pageTitle, type Route, routes } from '#domain/routes.ts';
import { matchPath } from './matchPath.ts';

const unknownPage: PageHead = {
  title: pageTitle('No such page'),
  description: 'There is no page at this address.',
};

const headOf = ({ title, description }: Route, path: string): PageHead => ({
  title: pageTitle(title),
  description,
  canonical: canonicalPath(path),
});

export function pageHead(path: string): PageHead {
  const match = matchPath(path);
  if (!match) return unknownPage;
  const route = routes[match.name];
  if (match.name !== 'card') return headOf(route, path);
  const card = findCard(Number(match.params.set), Number(match.params.number));
  if (!card) return { title: pageTitle('No such card'), description: route.description };
  return {
    ...headOf(route, routes.card.href(card.set, card.number)),
    title: pageTitle(card.name),
    description: `${card.name}: a ${card.discipline} ${card.type} of Spite & Image. Text, cost, rulings and picture.`,
  };
}
