/** Preview of a card: image, cost and text. */

import { use } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { routes } from '#site/routes.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { CardSide } from '../card-side/CardSide.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import text from '../styles/text.module.css';
import { RichText } from '../symbol/RichText.tsx';
import styles from './RulePopover.module.css';

export function CardPreview({ card }: { card: CardSummary }) {
  return (
    <>
      <div className={styles.card}>
        <CardPicture src={card.faces.thumb} name={card.name} width={248} height={346} eager />
        <div className={styles.sides}>
          <p>
            Cost <RichText text={card.cost} />
          </p>
          <LazyPart loading={<p className={text.note}>Loading the text …</p>}>
            <Sides card={card} />
          </LazyPart>
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
  const texts = use(cardTexts.read()).get(id);
  if (!texts) return <p className={text.note}>The text of this card is missing.</p>;
  return (
    <>
      <CardSide side="desire" discipline={discipline} effects={texts.effects} />
      {texts.fearEffects !== undefined && <CardSide side="fear" discipline={discipline} effects={texts.fearEffects} />}
    </>
  );
}
