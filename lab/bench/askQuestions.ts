/**
 * Asks each question both ways a user can: as typed text, answered by the suggestions, and with Enter, answered by
 * the results page. Each question lists its accepted answers.
 */

import { z } from 'zod';
import { delayedSuggestions } from '../../src/features/quick-search/suggest/delayedSuggestions.ts';
import { instantSuggestions } from '../../src/features/quick-search/suggest/instantSuggestions.ts';
import type { CardSummary } from '../../src/game/cards/cardList.ts';
import { parseAnchor } from '../../src/game/glossary/anchors.ts';
import { allCards } from '../../src/search/catalogue.ts';
import { setNames } from '../../src/search/currentSets.ts';
import { parseQuery } from '../../src/search/query/querySyntax.ts';
import { searchAsAsked, toSearchParams } from '../../src/search/query/searchParams.ts';
import { otherAnswers } from '../../src/search/readings/otherAnswers.ts';
import { siteSearch } from '../../src/search/siteSearch.ts';
import { aboutHref, aboutPassages } from '../../src/site/about/about.ts';
import { routes } from '../../src/site/routes.ts';
import type { Goals } from '../goals.ts';
import { misspell } from './misspell.ts';
import { createRandom, type Random } from './random.ts';

/**
 * `accept`: rule anchors, ids of passages about the game, card ids or addresses; empty if the right answer is no
 * answer. `says`: words of a sentence that answers it. `isHeldOut`: nobody tunes the search to it, so its misses are counted but never listed.
 */
export const questionsSchema = z.array(
  z.object({
    q: z.string(),
    accept: z.array(z.string()),
    says: z.optional(z.string()),
    kind: z.optional(z.string()),
    isHeldOut: z.optional(z.boolean()),
  }),
);

export type Question = z.infer<typeof questionsSchema>[number];

/** Number of answers that a user is assumed to see; a right answer further down does not count. */
export const seen = 7;

type Answered = { readonly first: boolean; readonly seen: boolean; readonly entered: boolean };
type Judged = Answered & { readonly question: Question };
type Wanted = Readonly<Record<keyof Answered, number>>;

/** Percent. */
const wanted: Wanted = { first: 88, seen: 97, entered: 97 };
const wantedOfKind: Wanted = { first: 80, seen: 93, entered: 93 };
const wantedAbstained = 100;
/** A kind with fewer questions has no goal: one of them would decide it. */
const enoughOfKind = 50;

const parts = { first: 'first', seen: `top ${seen}`, entered: 'Enter' } as const;

/**
 * Prints the share of right answers of each kind of question, and checks it, the totals and the held-out questions
 * against the goals. `explain` lists misses.
 */
export async function askQuestions(questions: readonly Question[], goals: Goals, explain: boolean): Promise<void> {
  const all: Judged[] = [];
  for (const question of questions) {
    const listed = await suggestionsFor(question.q);
    const entered = await resultsFor(question.q);
    const answered = judge(question, listed, entered);
    if (explain && !question.isHeldOut && !(answered.first && answered.entered))
      goals.note(`${missed(answered)}: ${question.q} | ${question.accept.join(' ')} | ${listed.slice(0, 3).join(' ')}`);
    all.push({ ...answered, question });
  }

  const open = all.filter(({ question }) => !question.isHeldOut);
  const kinds = [...new Set(open.map(({ question }) => kindOf(question)))];
  const byKind = kinds.map((kind) => ({ kind, own: open.filter(({ question }) => kindOf(question) === kind) }));
  goals.columns('kind', 'questions', ...Object.values(parts));
  for (const { kind, own } of byKind)
    goals.columns(kind, String(own.length), ...partsOf(own).map((part) => `${percent(own, part).toFixed(1)} %`));
  for (const { kind, own } of byKind)
    if (own.filter(isMeant).length >= enoughOfKind) check(goals, `${kind}: `, own, wantedOfKind);
  check(goals, 'right answer ', open.filter(isMeant), wanted);
  check(goals, 'held out: ', all.filter(({ question }) => question.isHeldOut).filter(isMeant), wanted);
  const nonsense = all.filter((answer) => !isMeant(answer));
  await checkQuotations(
    goals,
    open.flatMap(({ first, question }) => (first ? [question] : [])),
    explain,
  );
  if (nonsense.length > 0) goals.atLeast('abstained', percent(nonsense, 'first'), wantedAbstained, ' %');
}

/** Percent of the sentences quoted from the right passage that answer the question. */
const wantedQuotations = 95;

async function checkQuotations(goals: Goals, right: readonly Question[], explain: boolean): Promise<void> {
  const { rules } = await siteSearch.load();
  const judged = right.flatMap(({ q, says }) => (says === undefined ? [] : [{ q, says, hit: rules.find(q, 1)[0] }]));
  const quoted = judged.filter(({ hit }) => hit && hit.sentence !== '');
  if (quoted.length === 0) return;
  goals.note(`${quoted.length} sentences quoted for ${judged.length} questions`);
  const answering = quoted.filter(({ says, hit }) => hit?.sentence.includes(says));
  if (explain)
    for (const each of quoted)
      if (!answering.includes(each)) goals.note(`${each.q} | ${each.says} | ${each.hit?.sentence}`);
  goals.atLeast('quoted sentences that answer', (100 * answering.length) / quoted.length, wantedQuotations, ' %');
}

/** Percent of the questions answered first that are still answered first with one slip and with two. */
const wantedMisspelt = [88, 70];

/** Number of times that each question is misspelt. */
const variants = 2;

/** Misspells the questions that are answered first, and checks how many still are. */
export async function askMisspelt(questions: readonly Question[], goals: Goals, explain: boolean): Promise<void> {
  // The same slips in every run, whichever questions are answered first.
  const right: { readonly question: Question; readonly random: Random }[] = [];
  for (const [place, question] of questions.entries())
    if (question.accept.length > 0 && judge(question, await suggestionsFor(question.q), []).first)
      right.push({ question, random: createRandom(place + 1) });
  for (const [place, goal] of wantedMisspelt.entries()) {
    let count = 0;
    let first = 0;
    let silent = 0;
    for (const { question, random } of right.flatMap((each) => Array<typeof each>(variants).fill(each))) {
      const typed = misspell(question.q, place + 1, random);
      if (typed === undefined) continue;
      const listed = await suggestionsFor(typed);
      const isFirst = judge(question, listed, []).first;
      if (explain && !isFirst) goals.note(`${typed} | ${question.q} | ${listed.slice(0, 3).join(' ')}`);
      count += 1;
      first += Number(isFirst);
      silent += Number(listed.length === 0);
    }
    goals.note(`${count} questions with ${place + 1} slips, of which ${silent} find nothing`);
    goals.atLeast(`first with ${place + 1} slips`, (100 * first) / count, goal, ' %');
  }
}

const kindOf = ({ kind = 'questions' }: Question) => kind;
const isMeant = ({ question }: Judged) => question.accept.length > 0;
const partsOf = (own: readonly Judged[]) => (own.length > 0 ? (Object.keys(parts) as (keyof Answered)[]) : []);

function check(goals: Goals, what: string, own: readonly Judged[], wanted: Wanted): void {
  for (const part of partsOf(own)) goals.atLeast(`${what}${parts[part]}`, percent(own, part), wanted[part], ' %');
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
  const isRight = rightAddresses(accept);
  return {
    first: isRight(listed[0]),
    seen: listed.slice(0, seen).some(isRight),
    entered: entered.some(isRight),
  };
}

/** Whether an address is one of the accepted answers. */
export function rightAddresses(accept: readonly string[]) {
  const right = new Set(accept.map(addressOf).map(comparable));
  return (href: string | undefined): boolean => href !== undefined && right.has(comparable(href));
}

function addressOf(accepted: string): string {
  const anchor = parseAnchor(accepted);
  if (anchor) return routes.rules.href(anchor);
  const about = aboutPassages.find(({ id }) => id === accepted);
  if (about) return aboutHref(about);
  const card = allCards().find(({ id }) => String(id) === accepted);
  return card ? hrefOf(card) : accepted;
}

export const hrefOf = ({ set, number }: CardSummary) => routes.card.href(set, number);

/** Normalises an address for comparison: parameters decoded and sorted, everything in lower case. */
function comparable(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
  searchParams.sort();
  return `${pathname}?${decodeURIComponent(searchParams.toString())}${hash}`.toLowerCase();
}

/** Addresses of the suggestions, in the order of the list. */
export async function suggestionsFor(text: string): Promise<string[]> {
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
  const { searches, meant, texts, doing, named, rules } = await otherAnswers(name);
  return [
    ...page,
    ...[...searches, ...(texts.found.length > 0 ? [texts] : [])].map(({ query }) =>
      routes.searchResults.href(toSearchParams(query)),
    ),
    ...meant.map((each) => ('anchor' in each ? routes.rules.href(each.anchor) : hrefOf(each))),
    ...[...named.map(({ card }) => card), ...(doing?.found.slice(0, seen) ?? []), ...texts.found.slice(0, seen)].map(
      hrefOf,
    ),
    ...rules.slice(0, seen).map(({ passage }) => passage.href),
  ];
}
