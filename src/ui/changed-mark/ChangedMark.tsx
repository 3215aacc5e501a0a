/** A stamp on what reads differently from what this reader last saw. */

import styles from './ChangedMark.module.css';

export function ChangedMark({ children = 'Changed' }: { readonly children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
