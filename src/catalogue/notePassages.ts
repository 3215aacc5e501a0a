/** The rulings on single cards as passages of the rules, so that one search finds both. */

import type { CardSummary, CardTexts } from '#domain/cards/cardList.ts';
import { routes } from '#domain/routes.ts';
import type { RulePassage } from '#domain/rulebook/passage.ts';

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
