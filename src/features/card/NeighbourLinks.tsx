/** Links to the previous and next card, by name. The arrow keys open them too. */

import { useEffect } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { Neighbours } from '#game/cards/neighbours.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './NeighbourLinks.module.css';

export const hrefOf = (card: CardSummary | undefined) => card && routes.card.href(card.set, card.number);

export function NeighbourLinks({ previous, next, position, total }: Neighbours<CardSummary>) {
  useArrowKeys(hrefOf(previous), hrefOf(next));
  return (
    <nav className={styles.neighbours} aria-label="Previous and next card">
      <Way card={previous} rel="prev" word="Previous" end="This is the first card">
        <Icon name="chevron-left" />
      </Way>
      <p className={styles.position}>{`${position} of ${total}`}</p>
      <Way card={next} rel="next" word="Next" end="This is the last card">
        <Icon name="chevron-right" />
      </Way>
    </nav>
  );
}

type WayProps = {
  readonly card: CardSummary | undefined;
  readonly rel: 'prev' | 'next';
  readonly word: string;
  /** Shown instead of the link at the end of the list. */
  readonly end: string;
  readonly children: Elements;
};

function Way({ card, rel, word, end, children }: WayProps) {
  const side = styles[rel];
  if (!card) return <p className={`${side} ${styles.end}`}>{end}</p>;
  return (
    <a className={side} rel={rel} href={hrefOf(card)}>
      {children}
      <DecorativeImage className={styles.picture} src={card.faces.thumb} width={44} height={61} loading="lazy" />
      <span className={styles.words}>
        <span className={styles.word}>{word}</span>
        <span className={styles.name}>{card.name}</span>
      </span>
    </a>
  );
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** Whether the arrow keys belong to the target: a field, a radio, a menu, or anything in a dialog. */
const usesArrows = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [contenteditable], [role="menu"]') !== null;

/** Opens the previous or next card on the arrow keys, unless the event's target uses them. */
function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    function openCard(event: KeyboardEvent) {
      if (event.defaultPrevented || hasModifier(event) || usesArrows(event.target)) return;
      const href = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (href === undefined) return;
      event.preventDefault();
      navigate(href);
    }
    addEventListener('keydown', openCard);
    return () => removeEventListener('keydown', openCard);
  }, [previous, next]);
}
