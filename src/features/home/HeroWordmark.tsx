/** The name of the game as text, once in each ink. The fixed widths hold while the font loads. */

import { siteName, wordmarkLines } from '#site/gameName.ts';
import inks from '#ui/poster/inks.module.css';
import styles from './HeroWordmark.module.css';

/** Sizes and advance widths of the two lines in Rozha One. */
const lines = [
  { words: wordmarkLines[0], x: 12, y: 205, size: 250, width: 583 },
  { words: wordmarkLines[1], x: 6, y: 387, size: 168, width: 668 },
];

const prints = [
  { ink: inks.red, dx: 0, dy: 0 },
  { ink: inks.blue, dx: 11, dy: 8 },
];

export function HeroWordmark() {
  return (
    <svg className={styles.wordmark} viewBox="14 8 672 432" role="img" aria-label={siteName}>
      {prints.map(({ ink, dx, dy }) => (
        <g key={dx} className={ink}>
          {lines.map(({ words, x, y, size, width }) => (
            <text key={words} x={x + dx} y={y + dy} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs">
              {words}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
