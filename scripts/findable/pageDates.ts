/**
 * When a page last changed, for the sitemap. A card's page goes by the card:
 * its release, its rulings and its changes. The others go by the history of what they are
 * made of, where there is a history to ask.
 */

import { execFileSync } from 'node:child_process';
import type { Card } from '#game/cards/card.ts';
import { routes } from '#site/routes.ts';

/** The sources of a page's words, where they are not those of the screens at large. */
const sourcesOf: Readonly<Record<string, readonly string[]>> = {
  [routes.rules.href()]: ['src/rulebook', 'src/game/glossary'],
  [routes.cards.href()]: ['cards/sets'],
  [routes.searchResults.href()]: ['cards/sets'],
};
const screens = ['src/features', 'src/site/routes.ts'];

/** ISO date of the newest release, ruling or change. */
export const dateOfCard = ({ releaseDate, notes = [], changes = [] }: Card): string =>
  [releaseDate, ...[...notes, ...changes].map(({ date }) => date)].toSorted().at(-1) ?? releaseDate;

/** ISO date on which these sources last changed; `undefined` outside a repository. */
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

/** The date of a page that is no card's, looked up once for each kind of source. */
export function createPageDates(root: string): (path: string) => string | undefined {
  const known = new Map<readonly string[], string | undefined>();
  return (path) => {
    const sources = sourcesOf[path] ?? screens;
    if (!known.has(sources)) known.set(sources, dateOfSources(root, sources));
    return known.get(sources);
  };
}
