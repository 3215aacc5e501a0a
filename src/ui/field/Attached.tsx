/** A control with the button that belongs to it: one edge, and one ring of focus around both. */

import type { ReactNode } from 'react';
import styles from './Attached.module.css';

/** A `TextInput` and a `button` after it. */
export function Attached({ children }: { children: ReactNode }) {
  return <div className={styles.attached}>{children}</div>;
}
