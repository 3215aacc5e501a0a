/** The rulings on single cards as passages of the rules, so that one search finds both. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { RulePassage } from '#game/glossary/passage.ts';
import { routes } from '#site/routes.ts';

export function notePassages(
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
