/** A card image in a box of its size; the card's name and text in that box if the image cannot be loaded. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { routes } from '#site/routes.ts';
import { useMissingPicture } from '../DecorativeImage.tsx';
import cardFaceStyles from './CardFace.module.css';
import styles from './CardPicture.module.css';
import cardThumbnailStyles from './CardThumbnail.module.css';
import { MissingPicture } from './MissingPicture.tsx';

type Props = {
  readonly src: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `true` above the fold; `first` for the main image of the page. */
  readonly eager?: boolean | 'first';
  /** Its text replaces a missing image. Left out where the text stands beside the image. */
  readonly card?: CardSummary;
};

export function CardPicture({ src, name, width, height, eager = false, card }: Props) {
  const { isMissing, watch } = useMissingPicture(src);
  if (isMissing) return <MissingPicture name={name} card={card} />;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={name}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager === 'first' && { fetchPriority: 'high' })}
      decoding="async"
      {...watch}
    />
  );
}

export function CardFace({ card }: { card: CardSummary }) {
  return (
    <span className={cardFaceStyles.face}>
      <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager="first" card={card} />
    </span>
  );
}

type CardThumbnailProps = {
  readonly card: CardSummary;
  /** For the first cards of a screen. */
  readonly eager?: boolean;
};

/** A link to the card's page. */
export function CardThumbnail({ card, eager = false }: CardThumbnailProps) {
  return (
    <a className={cardThumbnailStyles.thumbnail} href={routes.card.href(card.set, card.number)}>
      <CardPicture src={card.faces.thumb} name={card.name} width={248} height={346} eager={eager} card={card} />
    </a>
  );
}
