/** The route (by wouter's matcher), title and navigation entry of a path. */

import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { pageTitle, type RouteName, routes, stories } from '#site/routes.ts';

type RouteParams = Readonly<Record<string, string | undefined>>;
export type RouteMatch = { readonly name: RouteName; readonly params: RouteParams };

const routeNames = Object.keys(routes) as RouteName[];

/** The first route of the table that matches; `undefined` for an unknown page. */
export function matchPath(path: string): RouteMatch | undefined {
  for (const name of routeNames) {
    const [matches, params] = matchRoute(parse, routes[name].pattern, path);
    if (matches) return { name, params };
  }
  return undefined;
}

export type Entry = {
  readonly href: string;
  readonly word: string;
  /** The routes for which the entry is current, including its own. */
  readonly covers: readonly RouteName[];
};

/** The value for `aria-current`: `page` on the entry's own page, `true` on a page below it. */
export function currentEntry({ href, covers }: Entry, path: string): 'page' | 'true' | undefined {
  const match = matchPath(path);
  if (!match || !covers.includes(match.name)) return undefined;
  return path === href ? 'page' : 'true';
}

export const storyNamed = (name: string | undefined) => stories.find(({ slug }) => slug === name);

/** The title of a page as far as its address determines it; the card screen sets the card's name. */
export function routeTitle(path: string): string {
  const match = matchPath(path);
  if (!match) return pageTitle('No such page');
  if (match.name !== 'personaStory') return pageTitle(routes[match.name].title);
  return pageTitle(storyNamed(match.params.name)?.title ?? 'No such story');
}
