/** The title of a page, as far as its address alone tells it. A card's own screen knows its name. */

import { pageTitle, routes } from '#site/routes.ts';
import { stories } from '#site/stories.ts';
import { matchPath } from './matchPath.ts';

export const storyNamed = (name: string | undefined) => stories.find(({ slug }) => slug === name);

export function routeTitle(path: string): string {
  const match = matchPath(path);
  if (!match) return pageTitle('No such page');
  if (match.name !== 'personaStory') return pageTitle(routes[match.name].title);
  return pageTitle(storyNamed(match.params.name)?.title ?? 'No such story');
}
