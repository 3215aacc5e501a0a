import { expect, test } from 'vitest';
import { otherGames } from '#game/glossary/otherGames.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { routes } from '#site/routes.ts';
import { delayedSuggestions } from './delayedSuggestions.ts';
import { instantSuggestions } from './instantSuggestions.ts';

test.each(otherGames.map((each) => [each.title, each] as const))(
  'words of other games for: %s',
  async (_, { to, words }) => {
    const missing: string[] = [];
    for (const word of words) {
      const groups = [...instantSuggestions(await siteSearch.load(), word), ...(await delayedSuggestions(word))];
      const rows = groups.flatMap(({ rows }) => rows.map(({ href }) => href)).slice(0, 7);
      if (!rows.includes(routes.rules.href(to))) missing.push(`${word}: ${rows.slice(0, 3).join(' ')}`);
    }
    expect(missing).toEqual([]);
  },
);
