/** One row under the search box, and where it leads. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { SentencePart } from '#search/sentence.ts';
import type { IconName } from '#ui/icon/Icon.tsx';

export type Suggestion = {
  readonly href: string;
  readonly title: string | readonly SentencePart[];
  readonly note: string;
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
