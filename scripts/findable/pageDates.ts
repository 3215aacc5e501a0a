/**
 * The date on which a page last changed, for the sitemap. A card's page has the date of its newest release, ruling
 * or change. Other pages have the date of the last commit to their sources, if there is a git history.
 */

import { execFileSync } from 'node:child_process';
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

/** ISO date of the last commit to these sources; `undefined` outside a repository. */
function dateOfSources(root: string, sources: readonly string[]): string | undefined {
  try {
    const log = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...sources], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The dates of pages other than cards. The history is read once for each list of sources. */
export function createPageDates(root: string): (path: string) => string | undefined {
  const known = new Map<readonly string[], string | undefined>();
  return (path) => {
    const sources = sourcesOf[path] ?? screens;
    if (!known.has(sources)) known.set(sources, dateOfSources(root, sources));
    return known.get(sources);
  };
}
