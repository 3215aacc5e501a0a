/** The first sentence of a section, which may be enjoyed and need not be obeyed. */

import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
