/** The short address of a card, which leads to its page. */

import { allCards } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { decodeShortId } from '#site/shortId.ts';
import { NoSuchCard } from './NoSuchCard.tsx';
import { Redirect } from './Redirect.tsx';

export function CardShareScreen({ shortId }: { shortId: string }) {
  const id = decodeShortId(shortId);
  const card = allCards().find((candidate) => candidate.id === id);
  return card ? <Redirect href={routes.card.href(card.set, card.number)} /> : <NoSuchCard />;
}
