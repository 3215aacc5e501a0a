/** A sentence about a search: what was asked in bold, symbols as pictures. */

import type { SentencePart } from '#search/sentence.ts';
import { SymbolIcon } from '../symbol/SymbolIcon.tsx';

export function Sentence({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    if (part.kind === 'symbol') return <SymbolIcon key={place} symbol={part.symbol} />;
    if (part.kind === 'strong') return <strong key={place}>{part.text}</strong>;
    return part.text;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
  });
}
