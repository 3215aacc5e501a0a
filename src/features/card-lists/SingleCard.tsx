/** The only card found, large, with its rulings and the rules it uses. Its text is on its face; screen readers get it. */

import { use } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { routes } from '#site/routes.ts';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { Rulings } from '#ui/card-notes/DatedTexts.tsx';
import { RulesUsed } from '#ui/card-notes/RulesUsed.tsx';
import { CardEffects } from '#ui/symbol/CardEffects.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SingleCard.module.css';

export function SingleCard({ card }: { card: CardSummary }) {
  const texts = use(cardTexts.read()).get(card.id);
  return (
    <section className={styles.single} aria-labelledby="found">
      <VisuallyHidden as="h2" id="found">
        The card that was found
      </VisuallyHidden>
      <a className={styles.face} href={routes.card.href(card.set, card.number)}>
        <CardFace card={card} />
      </a>
      <div className={styles.notes}>
        <VisuallyHidden>
          <CardEffects texts={texts} />
        </VisuallyHidden>
        <Rulings id={card.id} />
        <RulesUsed card={card} />
      </div>
    </section>
  );
}
