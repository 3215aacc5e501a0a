/** The card image on the card's page: a press enlarges it, a swipe opens the previous or next card. */

import { useRef, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { Button } from '#ui/button/Button.tsx';
import { CardFace, CardPicture } from '#ui/card-face/CardPicture.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { CardActions } from './CardActions.tsx';
import styles from './CardView.module.css';
import { useSwipe } from './useSwipe.ts';
import { useZoom } from './useZoom.ts';
import { largestScale, smallestScale } from './zoom.ts';

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

type CardZoomProps = { readonly card: CardSummary; readonly onClose: () => void };

/** Full-screen dialog with the card image, zoomed by buttons, pinch and keys. */
function CardZoom({ card, onClose }: CardZoomProps) {
  const frame = useRef<HTMLElement>(null);
  const { scale, enlarge, reduce } = useZoom(frame);
  return (
    <Dialog title={card.name} size="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable, and its keys zoom */}
      <section ref={frame} className={styles.frame} tabIndex={0} aria-label="Picture" data-first-focus="">
        <div className={styles.picture}>
          <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager card={card} />
        </div>
      </section>
      <div className={styles.tools}>
        <Button onClick={reduce} disabled={scale <= smallestScale}>
          <Icon name="minus" />
          <VisuallyHidden>Smaller</VisuallyHidden>
        </Button>
        <p role="status">{`${Math.round(scale * 100)} %`}</p>
        <Button onClick={enlarge} disabled={scale >= largestScale}>
          <Icon name="plus" />
          <VisuallyHidden>Larger</VisuallyHidden>
        </Button>
      </div>
    </Dialog>
  );
}
