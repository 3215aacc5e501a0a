/** One picture of the game in the colour of the text. It never speaks: the words beside it do. */

import { glyphs } from 'virtual:glyphs';
import styles from './Glyph.module.css';

export function Glyph({ name }: { name: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 512 512" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}
