/** Marks the entry of a navigation that the page belongs to. */

import type { RouteName } from '#site/routes.ts';
import { matchPath } from './matchPath.ts';

export type Entry = {
  readonly href: string;
  readonly word: string;
  /** The routes that belong to it, its own among them. */
  readonly covers: readonly RouteName[];
};

/** For `aria-current`: the entry's own page is the `page`, one further in makes it merely `true`. */
export function currentEntry({ href, covers }: Entry, path: string): 'page' | 'true' | undefined {
  const match = matchPath(path);
  if (!match || !covers.includes(match.name)) return undefined;
  return path === href ? 'page' : 'true';
}
