/** The one search over the rulebook, the rulings on single cards and the questions about the game. Its data and index are loaded on first use. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { type SymbolKind, symbols } from '#game/cards/symbol.ts';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { otherGames } from '#game/glossary/otherGames.ts';
import type { RulebookPassage, RulePassage } from '#game/glossary/passage.ts';
import { aboutHref, aboutPassages, aboutPlace } from '#site/about/about.ts';
import { pageDescriptions } from '#site/descriptions.ts';
import { createLoader } from '#site/loader.ts';
import { routes } from '#site/routes.ts';
import { cardTexts } from '../cardTexts.ts';
import { allCards } from '../catalogue.ts';
import { actionWords } from '../readings/actionReading.ts';
import { everydayWords } from '../text/everydayWords.ts';
import { irregularWords } from '../text/wordForms.ts';
import { createRuleSearch } from './ruleSearch.ts';

/** Everything that is searched: the rulebook, the rulings, the pages and the words of other games. */
export async function loadPassages(): Promise<readonly RulePassage[]> {
  const [{ rulePassages }, texts] = await Promise.all([import('#game/generated/rulePassages.ts'), cardTexts.load()]);
  return [
    ...rulebookPassages(rulePassages),
    ...notePassages(allCards(), texts),
    ...siteQuestions,
    ...sitePages,
    ...otherGamePassages,
  ];
}

export const ruleSearch = createLoader(async () =>
  createRuleSearch(
    await loadPassages(),
    allCards().map(({ name }) => name),
    [...actionWords(), ...irregularWords, ...everydayWords],
  ),
);

/** The questions that the pages about the game and the site answer. */
const siteQuestions = aboutPassages.map(
  (about): RulePassage => ({
    id: about.id,
    href: aboutHref(about),
    kind: 'page',
    title: about.question,
    place: aboutPlace(about),
    text: about.answer,
    answer: about.answer,
    questions: [...about.asked, ...(about.words ? [about.words] : [])],
  }),
);

/** The pages that are looked for by name, not through another page. */
const namedPages = [
  'advancedSearch',
  'syntax',
  'quickStart',
  'reference',
  'table',
  'count',
  'play',
  'firstGame',
  'playRecord',
  'settle',
  'grudge',
  'ready',
  'changes',
  'print',
  'mailingList',
  'credits',
  'privacy',
] as const;

const sitePages = namedPages.map(
  (name): RulePassage => ({
    id: `page-${name}`,
    href: routes[name].href(),
    kind: 'page',
    title: routes[name].title,
    place: 'Page',
    text: pageDescriptions[name],
    answer: pageDescriptions[name],
  }),
);

/** How the rules differ from those of other games, found by their words. */
const otherGamePassages = otherGames.map(
  ({ to, title, differs, words }): RulePassage => ({
    id: `other-game-${to}`,
    href: routes.rules.href(to),
    kind: 'other game',
    title,
    place: 'Words of other games',
    text: differs,
    answer: differs,
    questions: words,
  }),
);

/** How players describe the symbols, for questions about them. */
type Looks = { readonly term: TermId; readonly like: string };

const looks: Readonly<Record<SymbolKind, Looks>> = {
  tick: { term: 'tick', like: 'tick, clock, watch, hourglass' },
  corpus: { term: 'corpus', like: 'corpus, drop, blood, heart, red, tear' },
  cerebrium: { term: 'cerebrium', like: 'cerebrium, brain, cloud, blue' },
  idea: { term: 'idea', like: 'idea, light bulb, lightbulb, lamp, brown' },
  memory: { term: 'memory', like: 'memory, page, sheet, folded corner, document, paper' },
  state: { term: 'state', like: 'state, pulse, heartbeat, wave, wavy line, zigzag line, green' },
  'transient-corpus': { term: 'transient', like: 'dashed, dotted, hollow, outlined, empty drop, dashed drop' },
  'transient-cerebrium': { term: 'transient', like: 'empty brain, dashed brain, outline' },
  activated: { term: 'activate', like: 'arrow, triangle, play button' },
  triggered: { term: 'trigger-icon', like: 'lightning, lightning bolt, flash, thunder, zigzag' },
};

/** The questions about the symbol of a term, by its anchor: "what is {T}", "clock symbol", "what does the clock mean". */
const symbolQuestions: ReadonlyMap<string, readonly string[]> = symbols
  .filter(({ role }) => role !== 'cost')
  .reduce((questions, { kind, token }) => {
    const { term, like } = looks[kind];
    const own = like.split(', ').flatMap((look) => [`${look} symbol`, `what does the ${look} mean`]);
    const anchor = termAnchor(term);
    return questions.set(anchor, [...(questions.get(anchor) ?? []), `what is ${token}`, ...own]);
  }, new Map<string, readonly string[]>());

const otherNames = new Map<string, readonly string[]>(
  glossaryInOrder.map(({ id, also = [] }) => [termAnchor(id), also]),
);

/** The passages of the rulebook with their addresses, and the terms with their names in other games. */
export const rulebookPassages = (passages: readonly RulebookPassage[]): RulePassage[] =>
  passages.map((passage) => ({
    ...passage,
    href: routes.rules.href(passage.id),
    also: otherNames.get(passage.id) ?? [],
    questions: [...(passage.questions ?? []), ...(symbolQuestions.get(passage.id) ?? [])],
  }));

/** The rulings on single cards as passages, in the order of the cards. */
function notePassages(
  cards: readonly CardSummary[],
  texts: ReadonlyMap<number, Pick<CardTexts, 'notes'>>,
): RulePassage[] {
  return cards.flatMap(({ id, name, set, number }) =>
    (texts.get(id)?.notes ?? []).map(
      ({ text }, index): RulePassage => ({
        id: `note-${id}-${index + 1}`,
        href: routes.card.href(set, number),
        kind: 'card note',
        title: name,
        place: 'Card – Notes',
        text,
      }),
    ),
  );
}
