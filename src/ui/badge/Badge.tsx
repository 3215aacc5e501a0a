/** The icon of a card's type or discipline, with its word beside it or visually hidden. */

import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export type WordPlace = 'beside' | 'hidden';

type Props = {
  readonly word: string;
  readonly wordPlace?: WordPlace;
  readonly look?: 'type' | 'physical' | 'mental' | 'fear';
  /** The icon. */
  readonly children: ReactNode;
};

export function Badge({ word, wordPlace = 'beside', look = 'type', children }: Props) {
  const sign = <span className={classNames(styles.sign, styles[look])}>{children}</span>;
  return (
    <span className={styles.badge}>
      {sign}
      {wordPlace === 'beside' ? <span>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}

/** A stamp on content that has changed since the user last saw it. */
export function ChangedMark({ children = 'Changed' }: { readonly children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
