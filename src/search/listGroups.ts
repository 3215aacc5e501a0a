/** Cards under headings: their sets, their types or their disciplines. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { groupBySet } from '#game/cards/setGroups.ts';
import type { Grouping } from './listing.ts';

export type ListGroup = {
  /** The fragment that leads to its heading. */
  readonly anchor: string;
  readonly title: string;
  /** Where the group is a set. */
  readonly set?: CardSet;
  readonly cards: readonly CardSummary[];
  /** How many cards belong to it when nothing is hidden. */
  readonly total: number;
};

/** Every group there is, each with its cards in the order given. */
export function listGroups(
  grouping: Grouping,
  listed: readonly CardSummary[],
  all: readonly CardSummary[],
  sets: readonly CardSet[],
): readonly ListGroup[] {
  if (grouping === 'set') {
    return groupBySet(sets, listed, all).map(({ set, ...group }) => ({
      ...group,
      set,
      title: set.name,
      anchor: setHeaderAnchor(set.id),
    }));
  }
  const words: readonly string[] = grouping === 'type' ? cardTypes : disciplines;
  return words.map((word) => {
    const belongs = (card: CardSummary) => card[grouping] === word;
    return {
      anchor: `group-${word}`,
      title: titles[word] ?? word,
      cards: listed.filter(belongs),
      total: all.filter(belongs).length,
    };
  });
}

const titles: Readonly<Record<string, string>> = {
  attack: 'Attacks',
  reaction: 'Reactions',
  state: 'States',
  physical: 'Physical',
  mental: 'Mental',
};
