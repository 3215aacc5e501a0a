/** The screen at the address of a card. */

import { allCards } from '#search/catalogue.ts';
import { readCardAddress } from '#site/cardAddress.ts';
import { CardPage } from './CardPage.tsx';
import { Redirect } from './CardShareScreen.tsx';
import { NoSuchCard } from './NoSuchCard.tsx';

/** Route parameters, not yet parsed. */
type Props = { readonly set: string; readonly number: string };

export function CardScreen({ set, number }: Props) {
  const address = readCardAddress(set, number, allCards());
  switch (address.kind) {
    case 'card':
      return <CardPage card={address.card} />;
    case 'redirect':
      return <Redirect href={address.href} />;
    case 'noSuchCard':
      return <NoSuchCard place={address} nearest={address.nearest} />;
    case 'notAnAddress':
      return <NoSuchCard />;
    default:
      return address satisfies never;
  }
}
