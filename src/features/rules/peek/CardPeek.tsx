/** A card: its picture, its cost, and what it says. */

import { Suspense, use } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { loadCardTexts } from '#search/cardTexts.ts';
import { routes } from '#site/routes.ts';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import { CardSide } from '#ui/card-side/CardSide.tsx';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './Peek.module.css';

export function CardPeek({ card }: { card: CardSummary }) {
  return (
    <>
      <div className={styles.card}>
        <CardPicture src={card.faces.thumb} name={card.name} width={248} height={346} eager />
        <div className={styles.sides}>
          <p>
            Cost <RichText text={card.cost} />
          </p>
          <Suspense fallback={<p className={text.note}>The text is being read.</p>}>
            <Sides card={card} />
          </Suspense>
        </div>
      </div>
      <p className={styles.links}>
        <a href={routes.card.href(card.set, card.number)} data-follow="">
          Go to the card
        </a>
      </p>
    </>
  );
}

function Sides({ card: { id, discipline } }: { card: CardSummary }) {
  const texts = use(loadCardTexts()).get(id);
  if (!texts) return <p className={text.note}>The text of this card is missing.</p>;
  return (
    <>
      <CardSide side="desire" discipline={discipline} effects={texts.effects} />
      {texts.fearEffects !== undefined && <CardSide side="fear" discipline={discipline} effects={texts.fearEffects} />}
    </>
  );
}
