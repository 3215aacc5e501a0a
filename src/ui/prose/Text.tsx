/** Running text: paragraphs, lists and definitions at a comfortable measure. */

import type { ReactNode } from 'react';
import styles from './prose.module.css';

type Props = {
  /** Whether it is laid out only near the viewport at first (`ui/styles/base.css`). */
  readonly isSkippable?: boolean;
  readonly children: ReactNode;
};

export function Text({ isSkippable = false, children }: Props) {
  return (
    <div className={styles.text} data-skippable={isSkippable ? '' : undefined}>
      {children}
    </div>
  );
}
