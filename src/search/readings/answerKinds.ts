/** The kinds of answers to a text, and their order in the list of the search box and on the results page. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { Reading, SearchQuery } from '../query/searchQuery.ts';
import type { RuleHit } from '../rules/ruleSearch.ts';
import type { Named } from '../text/nameCorrection.ts';

export type OtherAnswers = {
  /** Searches that the whole text can be read as, each with the number of cards that it finds. */
  readonly searches: readonly (Reading & { readonly count: number })[];
  /** Cards and rules with similar names; only if no name contains the text. */
  readonly meant: readonly Named[];
  /** The search for the corrected text in card texts; only if the text is misspelt and no card text contains it. */
  readonly corrected?: (Reading & { readonly count: number }) | undefined;
  /** The cards whose texts contain it, and the search for them. */
  readonly texts: { readonly query: SearchQuery; readonly found: readonly CardSummary[] };
  /** The cards that do what the text describes in everyday words. */
  readonly doing?: Doing | undefined;
  /** The cards that a question names, with their rulings; two if it compares them. */
  readonly named: readonly NamedCard[];
  /** Whether it is about them: it compares them, or is no other name but theirs. */
  readonly isAboutNamed: boolean;
  /** Passages of the rules and rulings on cards, best first. */
  readonly rules: readonly RuleHit[];
  /** Whether the first of them is a rule whose name contains the text. */
  readonly isRuleNamed: boolean;
};

/** A group of answers of one kind. */
export type AnswerKind = Exclude<keyof OtherAnswers, 'corrected' | `is${string}`>;

/** The order of the groups in the list of the search box, after cards and rules of that name. */
export function orderOf({ doing, isAboutNamed }: OtherAnswers): readonly AnswerKind[] {
  const first: readonly AnswerKind[] = isAboutNamed ? ['named'] : [];
  const cards: readonly AnswerKind[] = doing?.isFirst ? ['doing', 'texts'] : ['texts'];
  return [...new Set<AnswerKind>([...first, 'searches', 'meant', ...cards, 'rules', 'named', 'doing'])];
}

/** The order on the results page, after cards of that name: the same, but the rule of that name is among the others. */
export const pageOrderOf = (answers: OtherAnswers): readonly AnswerKind[] => [
  ...new Set<AnswerKind>([...(answers.isRuleNamed ? (['rules'] as const) : []), ...orderOf(answers)]),
];

export type NamedCard = { readonly card: CardSummary; readonly rulings: readonly string[] };

export type Doing = Reading & {
  readonly found: readonly CardSummary[];
  /** Whether the cards are shown before the rules. */
  readonly isFirst: boolean;
};
