/** Card text as a reader sees it: words with symbols in between. */

import { abilityTokens, findSymbol, type GameSymbol } from './symbol.ts';

export type TextPart = string | GameSymbol;

/** Anything in braces; the symbol table decides whether it is a symbol. */
const braced = /(\{[^{}]{1,5}\})/;

/**
 * Splits a text into words and symbols. Braces that spell no symbol stay words,
 * so parsing and printing a text loses only the case of its symbols.
 */
export function parseCardText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(braced)) {
    if (piece === '') continue;
    const part = findSymbol(piece) ?? piece;
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** Prints a parsed text in its stored form. */
export function printCardText(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.token)).join('');
}

/** The spoken form of a text: every symbol replaced by its words. */
export function speakCardText(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.spoken)).join('');
}

/** The space before an ability's marker. Braces around letters need no escape in a pattern. */
const beforeAbility = new RegExp(` (?=${Object.values(abilityTokens).join('|')})`);

/**
 * The paragraphs of one side: an ability runs from its marker to the next
 * marker or to the end of the side.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split(beforeAbility)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
