/** Full-screen dialog with the card image, zoomed by buttons, pinch and keys. */

import { useRef } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { Button } from '#ui/button/Button.tsx';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CardZoom.module.css';
import { useZoom } from './useZoom.ts';
import { largestScale, smallestScale } from './zoom.ts';

type Props = { readonly card: CardSummary; readonly onClose: () => void };

export function CardZoom({ card, onClose }: Props) {
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
