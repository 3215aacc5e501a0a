/** A heading printed in both inks, out of register. One a screen: its title. */

import type { ReactNode } from 'react';
import styles from './Misprint.module.css';

type Props = { readonly as?: 'h1' | 'h2'; readonly id?: string; readonly children: ReactNode };

export function Misprint({ as: Heading = 'h1', id, children }: Props) {
  return (
    <Heading className={styles.misprint} id={id}>
      {children}
    </Heading>
  );
}
