/**
 * Asks each question both ways a user can: as typed text, answered by the suggestions, and with Enter, answered by
 * the results page. Each question lists its accepted answers.
 */

import { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: measures the suggestions that users get
import { delayedSuggestions } from '#features/quick-search/suggest/delayedSuggestions.ts';
// biome-ignore lint/style/noRestrictedImports: measures the suggestions that users get
import { instantSuggestions } from '#features/quick-search/suggest/instantSuggestions.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { parseAnchor } from '#game/glossary/anchors.ts';
import { allCards } from '#search/catalogue.ts';
import { setNames } from '#search/currentSets.ts';
import { otherAnswers } from '#search/otherAnswers.ts';
import { parseQuery } from '#search/querySyntax.ts';
import { searchAsAsked, toSearchParams } from '#search/searchParams.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { routes } from '#site/routes.ts';
import type { Goals } from '../goals.ts';

/** `accept`: rule anchors, card ids or addresses; empty if the right answer is no answer. */
export const questionsSchema = z.array(
  z.object({ q: z.string(), accept: z.array(z.string()), kind: z.optional(z.string()) }),
);

type Question = z.infer<typeof questionsSchema>[number];

/** Number of answers that a user is assumed to see; a right answer further down does not count. */
const seen = 7;
/** Percent. */
const wanted = { first: 85, seen: 97, abstained: 100 };

type Answered = { readonly first: boolean; readonly seen: boolean; readonly entered: boolean };

/** Prints the share of right answers of each kind, and checks the totals against the goals. `explain` lists misses. */
export async function askQuestions(questions: readonly Question[], goals: Goals, explain: boolean): Promise<void> {
  const all: (Answered & { readonly kind: string; readonly isNonsense: boolean })[] = [];
  for (const question of questions) {
    const listed = await suggestionsFor(question.q);
    const entered = await resultsFor(question.q);
    const answered = judge(question, listed, entered);
    if (explain && !(answered.first && answered.entered))
      goals.note(`${missed(answered)}: ${question.q} | ${question.accept.join(' ')} | ${listed.slice(0, 3).join(' ')}`);
    all.push({ ...answered, kind: question.kind ?? 'questions', isNonsense: question.accept.length === 0 });
  }

  goals.columns('kind', 'questions', 'first', `top ${seen}`, 'Enter');
  for (const kind of new Set(all.map((answer) => answer.kind))) {
    const own = all.filter((answer) => answer.kind === kind);
    const parts = (['first', 'seen', 'entered'] as const).map((part) => `${percent(own, part).toFixed(1)} %`);
    goals.columns(kind, String(own.length), ...parts);
  }
  const meant = all.filter(({ isNonsense }) => !isNonsense);
  const nonsense = all.filter(({ isNonsense }) => isNonsense);
  if (meant.length > 0) {
    goals.atLeast('right answer first', percent(meant, 'first'), wanted.first, ' %');
    goals.atLeast(`right answer among ${seen}`, percent(meant, 'seen'), wanted.seen, ' %');
    goals.atLeast('right answer after Enter', percent(meant, 'entered'), percent(meant, 'seen'), ' %');
  }
  if (nonsense.length > 0) goals.atLeast('abstained', percent(nonsense, 'first'), wanted.abstained, ' %');
}

const missed = (answered: Answered) =>
  (['first', 'seen', 'entered'] as const).filter((part) => !answered[part]).join(' ');

const percent = (answers: readonly Answered[], part: keyof Answered) =>
  (100 * answers.filter((answer) => answer[part]).length) / answers.length;

function judge({ accept }: Question, listed: readonly string[], entered: readonly string[]): Answered {
  if (accept.length === 0) {
    const isSilent = listed.length === 0;
    return { first: isSilent, seen: isSilent, entered: entered.length <= 1 };
  }
  const right = new Set(accept.map(addressOf).map(comparable));
  const isRight = (href: string | undefined) => href !== undefined && right.has(comparable(href));
  return {
    first: isRight(listed[0]),
    seen: listed.slice(0, seen).some(isRight),
    entered: entered.some(isRight),
  };
}

function addressOf(accepted: string): string {
  const anchor = parseAnchor(accepted);
  if (anchor) return routes.rules.href(anchor);
  const card = allCards().find(({ id }) => String(id) === accepted);
  return card ? hrefOf(card) : accepted;
}

const hrefOf = ({ set, number }: CardSummary) => routes.card.href(set, number);

/** Normalises an address for comparison: parameters decoded and sorted, everything in lower case. */
function comparable(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
  searchParams.sort();
  return `${pathname}?${decodeURIComponent(searchParams.toString())}${hash}`.toLowerCase();
}

/** Addresses of the suggestions, in the order of the list. */
async function suggestionsFor(text: string): Promise<string[]> {
  const groups = [...instantSuggestions(await siteSearch.load(), text), ...(await delayedSuggestions(text))];
  return groups.flatMap(({ rows }) => rows.map(({ href }) => href));
}

/** The address that Enter opens, and the addresses of the first answers of each group on its page. */
async function resultsFor(text: string): Promise<string[]> {
  const asked = parseQuery(text, setNames);
  if (!asked) return [];
  const { name, ...others } = asked.query;
  const cards = (await siteSearch.load()).cards.find(asked.query);
  const page = [routes.searchResults.href(searchAsAsked(asked)), ...cards.slice(0, seen).map(hrefOf)];
  if (name === undefined || Object.keys(others).length > 0) return page;
  const { searches, meant, texts, doing, rules } = await otherAnswers(name);
  return [
    ...page,
    ...[...searches, ...(texts.found.length > 0 ? [texts] : [])].map(({ query }) =>
      routes.searchResults.href(toSearchParams(query)),
    ),
    ...meant.map((each) => ('anchor' in each ? routes.rules.href(each.anchor) : hrefOf(each))),
    ...[...(doing?.found.slice(0, seen) ?? []), ...texts.found.slice(0, seen)].map(hrefOf),
    ...rules.slice(0, seen).map(({ passage }) => passage.href),
  ];
}
