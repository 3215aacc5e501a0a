/** Title, description and canonical address of a page, for its HTML and for the browser's tab. */

import { findCard } from '#catalogue/catalogue.ts';
import { cardImagePath, pageImagePath } from '#domain/brand/openGraph.ts';
import type { PageHead } from '#domain/renderedPage.ts';
import { canonicalPath, pageTitle, type Route, routes } from '#domain/routes.ts';
import { stories } from '#domain/stories.ts';
import { matchPath } from './matchPath.ts';

const unknownPage: PageHead = {
  title: pageTitle('No such page'),
  description: 'There is no page at this address.',
};

const storyNamed = (name: string | undefined) => stories.find(({ slug }) => slug === name);
const noStory = { title: 'No such story', description: 'Nobody of that name has made a statement.' };

const headOf = ({ title, description }: Pick<Route, 'title' | 'description'>, path: string): PageHead => ({
  title: pageTitle(title),
  description,
  canonical: canonicalPath(path),
  ...(title !== '' && { image: pageImagePath(path) }),
});

export function pageHead(path: string): PageHead {
  const match = matchPath(path);
  if (!match) return unknownPage;
  const route = routes[match.name];
  if (match.name === 'personaStory') return headOf(storyNamed(match.params.name) ?? noStory, path);
  if (match.name !== 'card') return headOf(route, path);
  const card = findCard(Number(match.params.set), Number(match.params.number));
  if (!card) return { title: pageTitle('No such card'), description: route.description };
  return {
    ...headOf(route, routes.card.href(card.set, card.number)),
    image: cardImagePath(card.id),
    title: pageTitle(card.name),
    description: `${card.name}: a ${card.discipline} ${card.type} of Spite & Image. Text, cost, rulings and picture.`,
  };
}
