/** Suggestions of the search box for cards and rules while the user types. */

import MiniSearch from 'minisearch';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allCards } from '#search/catalogue.ts';
import { setNames } from '#search/currentSets.ts';
import { parseQuery } from '#search/query/querySyntax.ts';
import { answerSearch } from '#search/searchAnswer.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { correctedNames } from '#search/text/nameCorrection.ts';
import { routes } from '#site/routes.ts';
import type { SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import { misspellings } from '../../../../tests/support/misspellings.ts';
import { delayedSuggestions } from './delayedSuggestions.ts';
import { instantSuggestions } from './instantSuggestions.ts';

const search = await siteSearch.load();

const rowsOf = (groups: readonly SuggestionGroup[], title: string) =>
  groups.find((group) => group.title === title)?.rows ?? [];
const names = (groups: readonly SuggestionGroup[], title: string) => rowsOf(groups, title).map((row) => row.title);

describe('on each keystroke the box suggests', () => {
  test('cards and rules with the typed name', () => {
    const groups = instantSuggestions(search, 'mem', []);
    expect(names(groups, 'Cards')).toEqual(['Selective Memoir']);
    expect(names(groups, 'Rules and words').slice(0, 2)).toEqual(['Memories', 'Memory']);
    for (const title of names(groups, 'Rules and words').slice(0, 3)) expect(title).toMatch(/\bmem/i);
  });

  test('at most six rows, shared when there are many cards and many rules', () => {
    for (const text of ['a', 'e', 'the', 're', 'mem', 'duck', 'glossary']) {
      const groups = instantSuggestions(search, text);
      expect(groups.flatMap(({ rows }) => rows).length).toBeLessThanOrEqual(6);
    }
    expect(names(instantSuggestions(search, 're', []), 'Cards')).toHaveLength(3);
    expect(names(instantSuggestions(search, 're', []), 'Rules and words')).toHaveLength(3);
  });

  test('earlier searches and other ways to search, while it is empty', () => {
    const groups = instantSuggestions(search, '  ', [{ search: 'name=duck&type=reaction', count: 1 }]);
    expect(rowsOf(groups, 'Recent searches')).toEqual([
      expect.objectContaining({ title: 't:reaction name:duck', note: 'Found 1 card' }),
    ]);
    const kinds = rowsOf(groups, 'Kinds of card').map(({ href }) => href);
    expect(kinds).toContain(routes.searchResults.href('type=attack'));
    expect(rowsOf(groups, 'Symbols')).toHaveLength(10);
    expect(names(groups, 'Other ways to search')).toEqual(['Advanced search', 'Search syntax']);
  });
});

describe('after a short pause the box suggests', () => {
  test('a search of all texts', async () => {
    const [row] = rowsOf(await delayedSuggestions('cancel'), 'Texts');
    expect(row).toMatchObject({
      href: routes.searchResults.href('effects=cancel'),
      title: 'Search all text for “cancel”',
    });
  });

  test.each(misspellings)('for %j first the intended name: %s', async (typed, meant) => {
    const [first] = names(await delayedSuggestions(typed), 'Did you mean');
    expect(String(first).toLowerCase()).toBe(meant.toLowerCase());
  });

  test('the cards that match typed syntax and the search in words, and keeps what it does not understand', async () => {
    const groups = await delayedSuggestions('t:reaction colour:red cancel');
    const [search] = rowsOf(groups, 'What you typed');
    expect(search).toMatchObject({
      href: routes.searchResults.href('type=reaction&q=cancel%20colour%3Ared'),
      note: '10 cards',
    });
    expect(rowsOf(groups, 'Cards')).toHaveLength(6);
  });

  test.each([
    ['cellar t:attack', ['Down the Cellar Steps']],
    ['idea t:reaction', ['My Idea, Actually', 'Strings Attached']],
  ])(
    'for a word beside a field, %s, first the card with that name, then those whose texts contain it',
    async (typed, cards) => {
      expect(names(await delayedSuggestions(typed), 'Cards').slice(0, 2)).toEqual(cards);
    },
  );

  test('matching rules, each once, when no name matches', async () => {
    const said = names(await delayedSuggestions('when does the game end'), 'In the rules');
    expect(said.length).toBeGreaterThan(0);
    // A term next to its symbol is not repeated.
    const terms = names(await delayedSuggestions('mem'), 'In the rules');
    expect(terms.length).toBeGreaterThan(0);
    for (const term of terms) expect(term).not.toMatch(/\b(\w+) \1\b/i);
    const groups = [...instantSuggestions(search, 'refreshing', []), ...(await delayedSuggestions('refreshing'))];
    const addresses = groups.flatMap(({ rows }) => rows.map(({ href }) => href));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeLessThanOrEqual(7);
  });

  test('both cards that a question compares, and where the question is settled', async () => {
    const rows = rowsOf(await delayedSuggestions('duck against haircut'), 'Cards named in your question');
    expect(rows.map(({ title }) => title)).toEqual([
      'Duck, Obviously',
      'Better Haircut',
      'Better Haircut, then Duck, Obviously',
    ]);
    expect(rows.at(-1)?.href).toBe(routes.settle.href('played=105&answer=110'));
  });

  test('nothing for an empty text', async () => {
    expect(await delayedSuggestions(' ')).toEqual([]);
    expect(names(await delayedSuggestions('qqqqqqqq'), 'Did you mean')).toEqual([]);
  });
});

test('the full name of a card suggests that card first', () => {
  for (const { name } of allCards()) expect(names(instantSuggestions(search, name), 'Cards')[0]).toBe(name);
});

test.each([
  ['100,000 characters', 'ab '.repeat(33_334)],
  ['half a character', '\ud800'],
  ['right-to-left text', 'מחשבה {B} שנייה'],
  ['control characters', '\u0000\u0007\u001b'],
  ['brackets that never close', '('.repeat(5000)],
  ['quotation marks that never close', 't:"attack "'.repeat(50)],
])('suggestions do not throw on %s', async (_what, text) => {
  await expect(delayedSuggestions(text)).resolves.toBeDefined();
  expect(instantSuggestions(search, text)).toBeDefined();
});

describe('without MiniSearch', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    'duck',
    'stem',
    'how many cards may I hold',
    'may I do the same again',
    'does it work without wifi',
    'paranioa',
    'drowning and counting',
    'duck against haircut',
    'cards that steal',
    'deals at least 7',
    'no fear side',
    't:attack',
    'gain {T}',
  ])('neither box nor results answer "%s"', async (text) => {
    vi.spyOn(MiniSearch.prototype, 'search').mockReturnValue([]);
    const groups = [...instantSuggestions(search, text), ...(await delayedSuggestions(text))];
    expect(await correctedNames(text, 3)).toEqual([]);
    const answers = groups.flatMap(({ title, rows }) => (title === 'What you typed' ? [] : rows));
    expect(answers).toEqual([]);
    // No other test asks this, so no earlier answer is kept.
    const query = { ...parseQuery(text, setNames)?.query, flavor: 'e' };
    expect((await answerSearch(query)).found).toEqual([]);
    expect(search.rules.find(text, 7)).toEqual([]);
  });
});
