/** The full face of a card, out of register. */

import type { CardSummary } from '#game/cards/cardList.ts';
import styles from './CardFace.module.css';
import { CardPicture } from './CardPicture.tsx';

export function CardFace({ card }: { card: Pick<CardSummary, 'name' | 'faces'> }) {
  return (
    <span className={styles.face}>
      <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager="first" />
    </span>
  );
}
