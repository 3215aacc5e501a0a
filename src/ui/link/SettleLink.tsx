/** A link to what happens when one card is played and another answers. */

import type { ReactNode } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { routes } from '#site/routes.ts';

/** Which of one or two cards was played, and which answered: only reactions answer. */
export function rolesOf(first: CardSummary, second?: CardSummary) {
  const isSwapped = first.type === 'reaction' && second?.type !== 'reaction';
  const [played, answer] = isSwapped ? [second, first] : [first, second];
  return { ...(played && { played }), ...(answer && { answer }) };
}

/** The address at which a dispute about one or two cards is settled. */
export function settleHref(first: CardSummary, second?: CardSummary): string {
  const search = Object.entries(rolesOf(first, second)).map(([role, { id }]) => `${role}=${id}`);
  return routes.settle.href(search.join('&'));
}

type Props = {
  readonly cards: readonly [CardSummary, CardSummary?];
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const SettleLink = ({ cards, className, children }: Props) => (
  <a className={className} href={settleHref(...cards)}>
    {children}
  </a>
);
