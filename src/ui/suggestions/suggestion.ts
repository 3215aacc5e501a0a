/** Suggestions in a list under a search field, and their targets. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { cardSets } from '#search/catalogue.ts';
import type { SentencePart } from '#search/query/sentence.ts';
import type { RuleName } from '#search/rules/ruleNames.ts';
import type { RuleHit } from '#search/rules/ruleSearch.ts';
import { setName } from '#search/setNames.ts';
import type { Named } from '#search/text/nameCorrection.ts';
import { routes } from '#site/routes.ts';
import type { IconName } from '#ui/icon/Icon.tsx';

export type Suggestion = {
  readonly href: string;
  readonly title: string | readonly SentencePart[];
  /** A text about it, or the passage of the rules that answers the query. */
  readonly note: string | RuleHit;
  /** One word at the end of the row: the kind of its target. */
  readonly kind: string;
  /** Shown before the title: the picture of a card, or an icon. */
  readonly picture: CardSummary | IconName;
};

export type SuggestionGroup = {
  readonly title: string;
  readonly rows: readonly Suggestion[];
  /** Only the titles are shown, side by side. */
  readonly asChips?: true;
};

export const cardRow = (card: CardSummary): Suggestion => ({
  href: routes.card.href(card.set, card.number),
  title: card.name,
  note: `${setName(card.set, cardSets)}, ${card.discipline} ${card.type}`,
  kind: 'Card',
  picture: card,
});

export const ruleRow = ({ anchor, title, kind, definition, alsoCalled }: RuleName): Suggestion => ({
  href: routes.rules.href(anchor),
  title: titleOf(title, alsoCalled),
  note: definition === undefined ? 'In the rulebook' : speakRuleText(definition),
  kind: wordFor(kind),
  picture: 'book',
});

/** The row for a card or a rule. */
export const namedRow = (named: Named): Suggestion => ('anchor' in named ? ruleRow(named) : cardRow(named));

export const passageRow = (hit: RuleHit): Suggestion => ({
  href: hit.passage.href,
  title: titleOf(hit.passage.title, hit.alsoCalled),
  note: hit,
  kind: wordFor(hit.passage.kind),
  picture: hit.passage.kind === 'page' ? 'link' : 'book',
});

const titleOf = (title: string, alsoCalled: string | undefined) =>
  asTitle(alsoCalled === undefined ? title : `${title}, also called ${alsoCalled}`);

/** Capitalised, as the first line of a row. */
const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Kinds of entries in simpler words: a side box or an overlooked rule is a rule to a user who searches. */
const shortWords: Readonly<Record<string, string>> = {
  Term: 'Word',
  'Card note': 'Ruling',
  'Overlooked rule': 'Rule',
  'Side box': 'Rule',
  Aside: 'Rule',
  'Other game': 'Rule',
};

const wordFor = (kind: string): string => shortWords[asTitle(kind)] ?? asTitle(kind);
