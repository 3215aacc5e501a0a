/** The suggestions shown on each keystroke: names of cards and rules; while the box is empty, starting points. */

import { type GameSymbol, symbols } from '#game/cards/symbol.ts';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import type { LastSearch, SavedSearch } from '#search/lastSearch.ts';
import { printQuery } from '#search/query/querySyntax.ts';
import { parseSearchParams } from '#search/query/searchParams.ts';
import type { SiteSearch } from '#search/siteSearch.ts';
import { isBlank } from '#search/text/searchText.ts';
import { routes } from '#site/routes.ts';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { cardRow, ruleRow, type Suggestion, type SuggestionGroup } from '#ui/suggestions/suggestion.ts';

/** Seven rows with the one that searches all texts: as many as a phone shows above its keyboard. */
const mostRows = 6;
/** Rows for each, when there are many cards and many rules. */
const half = mostRows / 2;

export function instantSuggestions(
  { cards, rules }: SiteSearch,
  text: string,
  recent: readonly LastSearch[] = [],
): readonly SuggestionGroup[] {
  if (isBlank(text)) {
    const saved = savedSearches.searches.get();
    return [
      { title: 'Saved searches', rows: saved.map(savedRow) },
      { title: 'Recent searches', rows: recent.filter(({ search }) => !isSaved(search, saved)).map(recentRow) },
      ...kinds,
      waysToSearch,
    ];
  }
  const namedRules = rules.suggest(text, mostRows);
  const namedCards = cards.suggest(text, mostRows).slice(0, Math.max(half, mostRows - namedRules.length));
  return [
    { title: 'Cards', rows: namedCards.map(cardRow) },
    { title: 'Rules and words', rows: namedRules.slice(0, mostRows - namedCards.length).map(ruleRow) },
  ];
}

const recentRow = ({ search, count }: LastSearch): Suggestion => ({
  href: routes.searchResults.href(search),
  title: printQuery(parseSearchParams(search, cardSets).query, cardSets),
  note: `Found ${counted(count, 'card')}`,
  kind: 'Recent',
  picture: 'clock',
});

const isSaved = (search: string, saved: readonly SavedSearch[]) => saved.some((one) => one.search === search);

const savedRow = ({ name, search, isPinned }: SavedSearch): Suggestion => ({
  href: routes.searchResults.href(search),
  title: name,
  note: printQuery(parseSearchParams(search, cardSets).query, cardSets),
  kind: isPinned ? 'Pinned' : 'Saved',
  picture: 'search',
});

const chip = (title: Suggestion['title'], params: Readonly<Record<string, string>>): Suggestion => ({
  href: routes.searchResults.href(String(new URLSearchParams(params))),
  title,
  note: '',
  kind: '',
  picture: 'cards',
});

const symbolChip = (symbol: GameSymbol): Suggestion =>
  chip([{ kind: 'symbol', symbol }], symbol.role === 'ability' ? { contains: symbol.kind } : { effects: symbol.token });

const kinds: readonly SuggestionGroup[] = [
  { title: 'Symbols', rows: symbols.filter(({ role }) => role !== 'cost').map(symbolChip), asChips: true },
  {
    title: 'Kinds of card',
    rows: [
      chip('Attack', { type: 'attack' }),
      chip('Reaction', { type: 'reaction' }),
      chip('State', { type: 'state' }),
      chip('Physical', { discipline: 'physical' }),
      chip('Mental', { discipline: 'mental' }),
    ],
    asChips: true,
  },
];

const waysToSearch: SuggestionGroup = {
  title: 'Other ways to search',
  rows: [
    {
      href: routes.advancedSearch.href(),
      title: 'Advanced search',
      note: 'Every field, and all symbols',
      kind: 'Form',
      picture: 'sliders',
    },
    {
      href: routes.syntax.href(),
      title: 'Search syntax',
      note: 't:attack d:mental rv>=3 "gain {T}"',
      kind: 'Help',
      picture: 'text',
    },
  ],
};
