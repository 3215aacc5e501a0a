/** One of the cards, whichever. */

import type { CardSummary } from '#domain/cards/cardList.ts';
import { routes } from '#domain/routes.ts';
import { navigate } from '#state/navigation.ts';
import { Button } from '#ui/button/Button.tsx';

export function RandomCard({ of }: { of: readonly CardSummary[] }) {
  function draw() {
    const card = of[Math.floor(Math.random() * of.length)];
    if (card) navigate(routes.card.href(card.set, card.number));
  }

  return <Button onClick={draw}>Random card</Button>;
}
