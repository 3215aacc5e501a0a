/** Text with symbols in it. No line break comes between a symbol and the number or the symbol before it. */

import { memo } from 'react';

import { parseCardText } from '#game/cards/cardText.ts';
import { typographic } from '#game/cards/typographic.ts';
import type { SentencePart } from '#search/query/sentence.ts';
import { SymbolIcon } from './SymbolIcon.tsx';
import styles from './symbols.module.css';

/** Symbols in a row, the number before them and the punctuation mark after them. */
const unbroken = /((?:\d+ )?\{[^{}]{1,5}\}(?: ?\{[^{}]{1,5}\})*[.,:;]?)/;

export const RichText = memo(function RichText({ text }: { text: string }) {
  return text.split(unbroken).map((piece, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      piece && <span key={place}>{typographic(piece)}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className={styles.unbroken}>
        {parseCardText(piece).map((part, index) =>
          typeof part === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={index}>{part}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may occur twice
            <SymbolIcon key={index} symbol={part} />
          ),
        )}
      </span>
    ),
  );
});

/** A sentence about a search, with the user's words in bold. */
export function Sentence({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    if (part.kind === 'symbol') return <SymbolIcon key={place} symbol={part.symbol} />;
    if (part.kind === 'strong') return <strong key={place}>{part.text}</strong>;
    return <span key={place}>{part.text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
  });
}
