/** A row of samples under a label. */

import type { ReactNode } from 'react';
import type { Theme } from '#site/display.ts';
import text from '#ui/styles/text.module.css';
import styles from './Sample.module.css';

type Props = {
  readonly title: string;
  readonly night?: boolean;
  /** Printed in this theme, whatever the page is in. */
  readonly theme?: Theme;
  readonly children: ReactNode;
};

export function Sample({ title, night = false, theme, children }: Props) {
  return (
    <section className={styles.sample} data-theme={theme}>
      <h2 className={text.label}>{title}</h2>
      <div className={styles.row} {...(night && { 'data-ground': 'night' })}>
        {children}
      </div>
    </section>
  );
}
