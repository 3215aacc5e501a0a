/** Look-up of cards and rules, updated on each keystroke. */

import { useEffect, useMemo, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import type { OtherAnswers } from '#search/readings/answerKinds.ts';
import { pairNamedIn } from '#search/readings/namedCards.ts';
import { cardsMeantBy, otherAnswers } from '#search/readings/otherAnswers.ts';
import { ruleNames } from '#search/rules/ruleNames.ts';
import { type SiteSearch, siteSearch } from '#search/siteSearch.ts';
import { isBlank } from '#search/text/searchText.ts';
import { settleHref } from '#ui/link/SettleLink.tsx';
import { SearchPanel } from '#ui/suggestions/SearchPanel.tsx';
import {
  cardRow,
  namedRow,
  passageRow,
  ruleRow,
  type Suggestion,
  type SuggestionGroup,
} from '#ui/suggestions/suggestion.ts';

/** The most answers shown; typing more narrows them. */
const most = 8;

type Props = { readonly typed: string; readonly onType: (typed: string) => void };

export function Finder({ typed, onType }: Props) {
  const search = useSiteSearch();
  const other = useDelayedAnswers(typed);
  const groups = useMemo(() => (isBlank(typed) ? oftenAsked : groupsFor(typed, search, other)), [typed, search, other]);
  return <SearchPanel label="Card or rule" typed={typed} onType={onType} status={sayFound(groups)} groups={groups} />;
}

function groupsFor(typed: string, search?: SiteSearch, other?: DelayedAnswers): readonly SuggestionGroup[] {
  const named: readonly SuggestionGroup[] = [
    { title: 'Cards', rows: search?.cards.suggest(typed, most).map(cardRow) ?? [] },
    { title: 'Rules and words', rows: search?.rules.suggest(typed, most).map(ruleRow) ?? [] },
    { title: 'Did you mean', rows: other?.meant.map(namedRow) ?? [] },
  ];
  const known = new Set(named.flatMap(({ rows }) => rows.map(({ href }) => href)));
  const said = other?.rules.map(passageRow).filter(({ href }) => !known.has(href)) ?? [];
  const cards = other?.cards.map(cardRow).filter(({ href }) => !known.has(href)) ?? [];
  return [
    { title: 'Settle it', rows: search ? disputeIn(typed, search.cards) : [] },
    ...named,
    { title: 'In the rules', rows: said.slice(0, Math.max(0, most - known.size)) },
    { title: 'Cards by text, cost or type', rows: cards.slice(0, most) },
  ];
}

/** The outcome when one of two cards answers the other, for a text that names both. */
function disputeIn(typed: string, cards: SiteSearch['cards']): readonly Suggestion[] {
  const pair = pairNamedIn(typed, cards);
  if (!pair) return [];
  const [first, second] = pair;
  const title = `${first.name} or ${second.name}?`;
  return [{ ...cardRow(first), href: settleHref(first, second), title, note: 'What happens', kind: 'Answer' }];
}

function sayFound(groups: readonly SuggestionGroup[]): string {
  if (groups === oftenAsked) return 'Cards, rules, words and questions.';
  const [settled = 0, named = 0, rules = 0, meant = 0, said = 0, others = 0] = groups.map(({ rows }) => rows.length);
  if (settled > 0) return 'Two cards.';
  if (meant > 0) return 'Nothing has this name.';
  const cards = named + others;
  return cards + rules + said > 0 ? `Cards: ${cards}, rules: ${rules + said}` : 'Nothing found.';
}

function useSiteSearch(): SiteSearch | undefined {
  const [search, setSearch] = useState<SiteSearch>();
  useEffect(() => {
    siteSearch.load().then(setSearch, () => undefined);
  }, []);
  return search;
}

type DelayedAnswers = OtherAnswers & { readonly cards: readonly CardSummary[] };

/** Corrections when no name matches, passages of the rules, and cards found by text, cost or type. */
function useDelayedAnswers(typed: string): DelayedAnswers | undefined {
  const [answer, setAnswer] = useState<DelayedAnswers & { readonly typed: string }>();

  useEffect(() => {
    const key = new AbortController();
    const { signal } = key;
    const cards = cardsMeantBy(typed);
    const show = async (answers: OtherAnswers) => {
      const doing = answers.doing?.found ?? [];
      const answer = { typed, ...answers, cards: [...new Set([...doing, ...(await cards)])] };
      if (!signal.aborted) setAnswer(answer);
    };
    // On failure only the names are listed.
    otherAnswers(typed, signal)
      .then(show)
      .catch(() => undefined);
    return () => key.abort();
  }, [typed]);

  return answer?.typed === typed ? answer : undefined;
}

/** The rules that are looked up most often, shown while the box is empty. */
const oftenAskedRules: readonly RuleAnchor[] = [
  'main-phase',
  'pay-costs',
  'list-of-costs',
  'the-stem',
  'desire-and-fear',
  'refreshing-headspace',
  'dying',
  'easily-overlooked-rules',
  'glossary',
];

const oftenAsked: readonly SuggestionGroup[] = [
  {
    title: 'Often asked',
    rows: oftenAskedRules.flatMap((anchor) => ruleNames.filter((rule) => rule.anchor === anchor)).map(ruleRow),
  },
];
