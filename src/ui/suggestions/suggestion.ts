/** One answer in a list under a search field, and where it leads. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { cardSets } from '#search/catalogue.ts';
import type { Named } from '#search/otherAnswers.ts';
import type { RuleEntry } from '#search/ruleNames.ts';
import type { RuleHit } from '#search/ruleSearch.ts';
import type { SentencePart } from '#search/sentence.ts';
import { setName } from '#search/setNames.ts';
import { routes } from '#site/routes.ts';
import type { IconName } from '#ui/icon/Icon.tsx';

export type Suggestion = {
  readonly href: string;
  readonly title: string | readonly SentencePart[];
  /** What is said about it: a text, or the passage of the rules that says what was asked. */
  readonly note: string | RuleHit;
  /** One word at the end of the row: what is behind it. */
  readonly kind: string;
  /** A card's picture stands before it, or a sign. */
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

export const ruleRow = ({ anchor, title, kind, definition, alsoCalled }: RuleEntry): Suggestion => ({
  href: routes.rules.href(anchor),
  title: titleOf(title, alsoCalled),
  note: definition === undefined ? 'In the rulebook' : speakRuleText(definition),
  kind: wordFor(kind),
  picture: 'book',
});

/** A card or a rule. */
export const namedRow = (named: Named): Suggestion => ('anchor' in named ? ruleRow(named) : cardRow(named));

export const passageRow = (hit: RuleHit): Suggestion => ({
  href: hit.passage.href,
  title: titleOf(hit.passage.title, hit.alsoCalled),
  note: hit,
  kind: wordFor(hit.passage.kind),
  picture: 'book',
});

const titleOf = (title: string, alsoCalled: string | undefined) =>
  asTitle(alsoCalled === undefined ? title : `${title}, also called ${alsoCalled}`);

/** As the first line of a row. */
const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is a box or an overlooked rule in the book is a rule to whoever asks. */
const shortWords: Readonly<Record<string, string>> = {
  Term: 'Word',
  'Card note': 'Ruling',
  'Overlooked rule': 'Rule',
  'Side box': 'Rule',
  Aside: 'Rule',
};

const wordFor = (kind: string): string => shortWords[asTitle(kind)] ?? asTitle(kind);
