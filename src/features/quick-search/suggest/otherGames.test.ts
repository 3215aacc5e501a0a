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

/** Each leads to a passage whose written answer, or a sentence of which, has some of its words. */
test.each([
  'is there mana burn',
  'can I cancel a state',
  'can I redirect damage to myself',
  'what happens to a state when its condition is false',
  'how long is a turn',
  'how long can I react',
  'who may react first',
  'what is the resource value used for',
])('“%s” quotes no sentence, because none of the first passage answers it', async (question) => {
  const { rules } = await siteSearch.load();
  expect(rules.find(question, 1)).toMatchObject([{ sentence: '' }]);
});

test.each([
  ['who has priority', /^Nobody holds priority/],
  ['does the stack resolve last in first out', /the last item resolves first/],
  ['do creatures have summoning sickness', /can be used in the turn in which it is played/],
  ['can I print it in black and white', /prints everything grey/],
])('“%s” quotes the written answer', async (question, answer) => {
  const { rules } = await siteSearch.load();
  expect(rules.find(question, 1)[0]?.sentence).toMatch(answer);
});
