/** Sentences about a search, as parts, so that a screen can show search terms in bold and draw symbols. */

import { parseCardText } from '#game/cards/cardText.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';

export type SentencePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'symbol'; readonly symbol: GameSymbol };

/** A part in our own words. */
export const plain = (text: string): SentencePart => ({ kind: 'text', text });
/** A part in the words of the search. */
export const strong = (text: string): SentencePart => ({ kind: 'strong', text });

/** A typed text in quotation marks; symbols alone need none. */
export function quoted(text: string): SentencePart[] {
  const parts = parseCardText(text);
  const marked = parts.some((part) => typeof part === 'string') ? ['“', ...parts, '”'] : parts;
  return joined(marked.map((part) => (typeof part === 'string' ? strong(part) : { kind: 'symbol', symbol: part })));
}

/** Joins items as in a sentence: "a", "a and b", "a, b and c". */
export function listed(items: readonly SentencePart[][]): SentencePart[] {
  return items.flatMap((item, position) => {
    if (position === 0) return item;
    return [plain(position === items.length - 1 ? ' and ' : ', '), ...item];
  });
}

/** Merges neighbouring parts of the same kind. */
export function joined(parts: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind !== 'symbol' && last?.kind === part.kind && 'text' in last) {
      result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    } else result.push(part);
  }
  return result;
}

/** The sentence as bare text, symbols as tokens. */
export const sentenceText = (parts: readonly SentencePart[]) =>
  parts.map((part) => (part.kind === 'symbol' ? part.symbol.token : part.text)).join('');
