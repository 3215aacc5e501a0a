/** A row of samples under a heading. */

import type { ReactNode } from 'react';
import text from '#ui/styles/text.module.css';
import styles from './Sample.module.css';

type Props = {
  readonly title: string;
  readonly night?: boolean;
  readonly children: ReactNode;
};

export function Sample({ title, night = false, children }: Props) {
  return (
    <section className={styles.sample}>
      <h2 className={text.label}>{title}</h2>
      <div className={styles.row} {...(night && { 'data-ground': 'night' })}>
        {children}
      </div>
    </section>
  );
}
