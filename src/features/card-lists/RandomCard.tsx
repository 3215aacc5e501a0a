/** Opens a random one of the cards. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';

export function RandomCard({ of }: { of: readonly CardSummary[] }) {
  function draw() {
    const card = of[Math.floor(Math.random() * of.length)];
    if (card) navigate(routes.card.href(card.set, card.number));
  }

  return <Button onClick={draw}>Random card</Button>;
}
