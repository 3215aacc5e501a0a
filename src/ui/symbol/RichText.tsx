/** Card text: words with symbols in between. A symbol never parts from the number before it. */

import { parseCardText } from '#game/cards/cardText.ts';
import { typographic } from '#game/cards/typographic.ts';
import styles from './RichText.module.css';
import { SymbolIcon } from './SymbolIcon.tsx';

/** Symbols in a row, with the number before them and the stop behind. */
const unbroken = /((?:\d+ )?(?:\{[^{}]{1,5}\})+[.,:;]?)/;

export function RichText({ text }: { text: string }) {
  return text.split(unbroken).map((piece, place) =>
    place % 2 === 0 ? (
      typographic(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={place} className={styles.unbroken}>
        {parseCardText(piece).map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may stand twice
            <SymbolIcon key={index} symbol={part} />
          ),
        )}
      </span>
    ),
  );
}
