/** The card image on the card's page: a press enlarges it, a swipe opens the previous or next card. */

import { useRef, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { CardActions } from './CardActions.tsx';
import styles from './CardView.module.css';
import { CardZoom } from './CardZoom.tsx';
import { useSwipe } from './useSwipe.ts';

type Props = {
  readonly card: CardSummary;
  readonly set: CardSet;
  readonly total: number;
  /** Addresses of the previous and next card, if any. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
};

export function CardView({ card, set, total, previous, next }: Props) {
  const face = useRef<HTMLButtonElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  useSwipe(face, { previous, next });
  return (
    <>
      <button ref={face} className={styles.face} type="button" onClick={() => setEnlarged(true)}>
        <CardFace card={card} />
        <VisuallyHidden>, enlarge</VisuallyHidden>
      </button>
      <CardActions card={card} set={set} total={total} onZoom={() => setEnlarged(true)} />
      {enlarged && <CardZoom card={card} onClose={() => setEnlarged(false)} />}
    </>
  );
}
