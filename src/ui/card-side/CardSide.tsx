/** One side of a card or persona, with a paragraph for each ability. The fear side is on a dark ground. */

import type { Discipline } from '#game/cards/card.ts';
import { paragraphsOf } from '#game/cards/cardText.ts';
import type { Side } from '#search/fields/field.ts';
import { classNames } from '../classNames.ts';
import { RichText } from '../symbol/RichText.tsx';
import styles from './CardSide.module.css';

type Props = {
  readonly side: Side;
  /** Sets the ink of the desire side's title; a persona has none. */
  readonly discipline?: Discipline;
  readonly effects: string;
};

const titles: Readonly<Record<Side, string>> = { desire: 'Desire', fear: 'Fear' };

export function CardSide({ side, discipline, effects }: Props) {
  const ink = side === 'fear' ? 'gold' : discipline;
  return (
    <section className={styles[side]} {...(side === 'fear' && { 'data-ground': 'night' })}>
      <h2 className={classNames(styles.title, ink && styles[ink])}>{titles[side]}</h2>
      {paragraphsOf(effects).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  );
}
