/** A card as a link to its page. Its box is reserved before the picture arrives, so that nothing jumps. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { routes } from '#site/routes.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import styles from './CardThumbnail.module.css';

type Props = {
  readonly card: Pick<CardSummary, 'name' | 'set' | 'number' | 'faces'>;
  /** For the first cards of a screen. */
  readonly eager?: boolean;
};

export function CardThumbnail({ card, eager = false }: Props) {
  return (
    <a className={styles.thumbnail} href={routes.card.href(card.set, card.number)}>
      <CardPicture src={card.faces.thumb} name={card.name} width={248} height={346} eager={eager} />
    </a>
  );
}
