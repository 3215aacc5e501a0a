/** The one search over the rulebook, the rulings on single cards and the questions about the game. Its data and index are loaded on first use. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { otherGames } from '#game/glossary/otherGames.ts';
import type { BookPassage, RulePassage } from '#game/glossary/passage.ts';
import { aboutHref, aboutPassages, aboutPlace } from '#site/about/about.ts';
import { createLoader } from '#site/loader.ts';
import { routes } from '#site/routes.ts';
import { actionWords } from './actionReading.ts';
import { cardTexts } from './cardTexts.ts';
import { allCards } from './catalogue.ts';
import { createRuleSearch } from './ruleSearch.ts';
import { symbolQuestions } from './symbolLooks.ts';
import { irregularWords } from './wordForms.ts';

/** Everything that is searched: the rulebook, the rulings, the pages and the words of other games. */
export async function loadPassages(): Promise<readonly RulePassage[]> {
  const [{ rulePassages }, texts] = await Promise.all([import('#game/generated/rulePassages.ts'), cardTexts.load()]);
  return [...bookPassages(rulePassages), ...notePassages(allCards(), texts), ...pagePassages, ...otherGamePassages];
}

export const ruleSearch = createLoader(async () =>
  createRuleSearch(
    await loadPassages(),
    allCards().map(({ name }) => name),
    [...actionWords(), ...irregularWords],
  ),
);

/** What the pages say about the game and the site. */
const pagePassages = aboutPassages.map(
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

const otherNames = new Map<string, readonly string[]>(
  glossaryInOrder.map(({ id, also = [] }) => [termAnchor(id), also]),
);

/** The passages of the rulebook with their addresses, and the terms with their names in other games. */
export const bookPassages = (passages: readonly BookPassage[]): RulePassage[] =>
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
