/** Which route a path belongs to, by wouter's own matching. */

import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type RouteName, routes } from '#site/routes.ts';

export type RouteParams = Readonly<Record<string, string | undefined>>;
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
