/** Links to the previous and next card, by name. The arrow keys open them too. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { Neighbours } from '#game/cards/neighbours.ts';
import { routes } from '#site/routes.ts';
import { DecorativeImage } from '#ui/decorative-image/DecorativeImage.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './NeighbourLinks.module.css';
import { useArrowKeys } from './useArrowKeys.ts';

export const hrefOf = (card: CardSummary | undefined) => card && routes.card.href(card.set, card.number);

export function NeighbourLinks({ previous, next, position, total }: Neighbours<CardSummary>) {
  useArrowKeys({ ArrowLeft: hrefOf(previous), ArrowRight: hrefOf(next) });
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
