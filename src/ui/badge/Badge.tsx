/**
 * The square or round sign a card carries for what it is. Its word stands
 * beside it, or hidden inside it where there is no room.
 */

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export type WordPlace = 'beside' | 'hidden';

type Props = {
  readonly word: string;
  readonly wordPlace?: WordPlace;
  readonly look?: 'type' | 'physical' | 'mental' | 'fear';
  /** The picture in it. */
  readonly children: ReactNode;
};

export function Badge({ word, wordPlace = 'beside', look = 'type', children }: Props) {
  const sign = <span className={classNames(styles.sign, styles[look])}>{children}</span>;
  return (
    <span className={styles.badge}>
      {sign}
      {wordPlace === 'beside' ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}
