/** The name of the game in a line of its own, out of register. */

import { siteName } from '#site/gameName.ts';
import styles from './Wordmark.module.css';

export function Wordmark() {
  return <span className={styles.wordmark}>{siteName}</span>;
}
