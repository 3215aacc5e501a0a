/** Running text: paragraphs, lists and definitions at a comfortable measure. */

import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Text({ children }: { children: ReactNode }) {
  return (
    <div className={styles.text} data-fold="">
      {children}
    </div>
  );
}
