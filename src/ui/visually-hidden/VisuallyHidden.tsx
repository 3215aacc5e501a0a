/** Text for screen readers only. */

import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { readonly as?: 'span' | 'h1' | 'h2' | 'output'; readonly id?: string; readonly children: ReactNode };

export function VisuallyHidden({ as: Element = 'span', id, children }: Props) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
