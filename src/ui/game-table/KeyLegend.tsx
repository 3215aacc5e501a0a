/** The keyboard shortcuts of the game, and a button for all shortcuts of the site. */

import { keyList } from '#site/frameParts.ts';
import styles from './KeyLegend.module.css';

export const KeyLegend = () => (
  <p className={styles.legend}>
    <span>
      <kbd>1</kbd>–<kbd>9</kbd> thoughts
    </span>
    <span>
      <kbd>Q</kbd>–<kbd>R</kbd> headspace
    </span>
    <span>
      <kbd>L</kbd> why
    </span>
    <span>
      <kbd>Esc</kbd> back
    </span>
    <button type="button" onClick={() => keyList.set(true)}>
      <kbd>?</kbd> all keys
    </button>
  </p>
);
