/** A card as a frightened clone holds it: upside down, with the effect of its fear side upright on a dark plate. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './TurnedFace.module.css';

type Props = { readonly card: CardSummary; readonly fear: string; readonly loading?: 'lazy' };

export function TurnedFace({ card, fear, ...moment }: Props) {
  return (
    <span className={styles.face}>
      <DecorativeImage className={styles.picture} src={card.faces.full} width={744} height={1039} {...moment} />
      <span className={styles.plate}>
        <b className={styles.name}>{card.name}</b> <RichText text={fear} />
      </span>
    </span>
  );
}
