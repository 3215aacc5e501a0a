/** Client-side redirects of short addresses and leading zeros, for pages served by the service worker. */

import { useEffect } from 'react';
import { allCards } from '#search/catalogue.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { decodeShortId } from '#site/shortId.ts';
import layout from '#ui/styles/layout.module.css';
import { NoSuchCard } from './NoSuchCard.tsx';

export function CardShareScreen({ shortId }: { shortId: string }) {
  const id = decodeShortId(shortId);
  const card = allCards().find((candidate) => candidate.id === id);
  return card ? <Redirect href={routes.card.href(card.set, card.number)} /> : <NoSuchCard />;
}

/** Replaces the address and keeps its query and fragment. */
export function Redirect({ href }: { href: string }) {
  useEffect(() => void navigate(href + location.search + location.hash, { replace: true }), [href]);
  return (
    <p className={`${layout.wrap} ${layout.section}`}>
      <a href={href}>The card is here.</a>
    </p>
  );
}
