/** Title, description and canonical address of a page, as far as its address alone tells them. */

import { pageImagePath } from '#site/brand/openGraph.ts';
import type { PageHead } from '#site/renderedPage.ts';
import { canonicalPath, pageTitle, type Route, routes } from '#site/routes.ts';
import { stories } from '#site/stories.ts';
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

export function routeHead(path: string): PageHead {
  const match = matchPath(path);
  if (!match) return unknownPage;
  const { name, params } = match;
  return headOf(name === 'personaStory' ? (storyNamed(params.name) ?? noStory) : routes[name], path);
}
