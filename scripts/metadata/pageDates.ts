/**
 * The date on which a page last changed, for the sitemap. A card's page has the date of its newest release, ruling
 * or change. Other pages have the date of the last commit to their sources, if there is a git history.
 */

import { spawnSync } from 'node:child_process';
import type { Card } from '#game/cards/card.ts';
import { routes } from '#site/routes.ts';

/** The sources of pages whose text is not in `screens`. */
const sourcesOf: Readonly<Record<string, readonly string[]>> = {
  [routes.rules.href()]: ['src/rulebook', 'src/game/glossary'],
  [routes.cards.href()]: ['cards/sets'],
  [routes.searchResults.href()]: ['cards/sets'],
};
const screens = ['src/features', 'src/site/routes.ts'];

/** ISO date of the newest release, ruling or change. */
export const dateOfCard = ({ releaseDate, notes = [], changes = [] }: Card): string =>
  [releaseDate, ...[...notes, ...changes].map(({ date }) => date)].toSorted().at(-1) ?? releaseDate;

/** ISO date of the last commit to the sources of a page that is no card; `undefined` outside a repository. */
export function dateOfPage(root: string, path: string): string | undefined {
  const command = ['log', '-1', '--format=%cs', '--', ...(sourcesOf[path] ?? screens)];
  const { stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
  // `null` without git.
  return stdout?.trim() || undefined;
}
