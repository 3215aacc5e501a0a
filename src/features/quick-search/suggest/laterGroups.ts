/** What the box says a moment after the last key: what texts say, what was meant, what typed syntax finds. */

import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/describeQuery.ts';
import { isTyped } from '#search/isTyped.ts';
import { type Named, nearestNames } from '#search/nearestNames.ts';
import { ruleSearch } from '#search/rulesLoader.ts';
import { countCards, searchCards } from '#search/searchCards.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { isBlank, needleOf, tidyText } from '#search/searchText.ts';
import { slipsBetween } from '#search/slips.ts';
import { searchAsAsked } from '#search/takeOut.ts';
import { readTypedText } from '#search/typedText.ts';
import { routes } from '#site/routes.ts';
import { yieldToMain } from '#site/scheduling.ts';
import { cardRow, instantGroups, ruleRow } from './instantGroups.ts';
import { saidInRules } from './saidInRules.ts';
import type { SuggestionGroup } from './suggestion.ts';

const mostFound = 6;
const mostMeant = 4;

/** @param signal - Says that another key has come, and nobody waits for the answer any more. */
export async function laterGroups(text: string, signal?: AbortSignal): Promise<readonly SuggestionGroup[]> {
  if (isBlank(text)) return [];
  return isTyped(text) ? typedGroups(text, signal) : namedGroups(text, signal);
}

/** The cards that typed syntax finds, and the search itself in words. */
async function typedGroups(text: string, signal?: AbortSignal): Promise<readonly SuggestionGroup[]> {
  const asked = readTypedText(text, cardSets);
  if (!asked) return [];
  const found = await searchCards(asked.query, signal);
  const search = {
    href: routes.searchResults.href(searchAsAsked(asked)),
    title: describeQuery(asked.query, cardSets),
    note: counted(found.length, 'card'),
    kind: 'Search',
    picture: 'search',
  } as const;
  return [
    { title: 'What you typed', rows: [search] },
    { title: 'Cards', rows: found.slice(0, mostFound).map(cardRow) },
  ];
}

/** The nearest names where no name contains the text, the texts of cards that do, and what the rules say. */
async function namedGroups(text: string, signal?: AbortSignal): Promise<readonly SuggestionGroup[]> {
  const named = instantGroups(text, []).flatMap(({ rows }) => rows);
  const near = named.length === 0 ? await correctedNames(text) : [];
  const meant = near.map((nearest) => ('anchor' in nearest ? ruleRow(nearest) : cardRow(nearest)));
  await yieldToMain(signal);
  const texts = await allText(text, signal);
  await yieldToMain(signal);
  const shown = [...named, ...meant];
  const rules = await saidInRules(text, mostFound - shown.length, new Set(shown.map(({ href }) => href)));
  return [{ title: 'Did you mean', rows: meant }, ...texts, ...rules];
}

/** So much of the length of a text of several words may be wrong for a name to have been meant, if the rules know its words. */
const slipsInKnownWords = 0.15;

async function correctedNames(text: string): Promise<readonly Named[]> {
  // Symbols are no names.
  if (text.includes('{')) return [];
  const [near, rules] = await Promise.all([nearestNames(text, mostMeant), ruleSearch.load()]);
  if (!rules.knows(text)) return near;
  const typed = needleOf(text);
  const allowed = typed.includes(' ') ? slipsInKnownWords * typed.length : 0;
  return near.filter(({ foldedName }) => slipsBetween(typed, foldedName) <= allowed);
}

async function allText(text: string, signal?: AbortSignal): Promise<readonly SuggestionGroup[]> {
  const query: SearchQuery = { effects: tidyText(text) };
  const count = await countCards(query, signal);
  if (count === 0) return [];
  return [
    {
      title: 'Texts',
      rows: [
        {
          href: routes.searchResults.href(toSearchParams(query)),
          title: `Search all text for “${tidyText(text)}”`,
          note: `${counted(count, 'card')} ${count === 1 ? 'says' : 'say'} it`,
          kind: 'Search',
          picture: 'text',
        },
      ],
    },
  ];
}
