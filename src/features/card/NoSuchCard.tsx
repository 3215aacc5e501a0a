/** The page of an address without a card, with the nearest cards. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { counted } from '#game/plural.ts';
import { cardSets, cardsOfSet } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import { PageTitle, usePageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './NoSuchCard.module.css';

type Place = { readonly set: number; readonly number: number };

type Props = {
  /** Set and number from the address; absent if they cannot be read. */
  readonly place?: Place;
  readonly nearest?: readonly CardSummary[];
};

export function NoSuchCard({ place, nearest = [] }: Props) {
  usePageTitle('No such card');
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>No such card</PageTitle>
        <p className={text.lead}>{place ? missingCardMessage(place) : 'No card has this address.'}</p>
      </div>
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <h2>Nearest cards</h2>
          <ul className={styles.cards}>
            {nearest.map((card) => (
              <li key={card.id}>
                <CardThumbnail card={card} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.ways}>
        <ButtonLink href={routes.cards.href()}>All cards</ButtonLink>
        <ButtonLink href={routes.advancedSearch.href()}>Advanced search</ButtonLink>
      </p>
    </div>
  );
}

function missingCardMessage({ set, number }: Place): string {
  const found = cardSets.find(({ id }) => id === set);
  if (!found) return `There is no set ${set}, and so there is no card ${number} in it.`;
  return `There is no card ${number} in ${found.name}, which has ${counted(cardsOfSet(set).length, 'card')}.`;
}
