/** The only card found, large and with its text. */

import { use } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { routes } from '#site/routes.ts';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { CardText } from '#ui/card-listing/CardText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SingleCard.module.css';

export function SingleCard({ card }: { card: CardSummary }) {
  const texts = use(cardTexts.read());
  return (
    <section className={styles.single} aria-labelledby="found">
      <VisuallyHidden as="h2" id="found">
        The card that was found
      </VisuallyHidden>
      <a className={styles.face} href={routes.card.href(card.set, card.number)}>
        <CardFace card={card} />
      </a>
      <CardText card={card} texts={texts.get(card.id)} />
    </section>
  );
}
