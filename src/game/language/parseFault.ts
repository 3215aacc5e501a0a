/** Finds the column at which a text stops matching the phrase table, and what was expected there. */

import { gapPattern, type Template } from './template.ts';

export type ParseFault = {
  /** Column of the text, counted from 1. */
  readonly column: number;
  readonly expected: string;
  /** The phrase that matches the longest part of the text. */
  readonly nearest?: string;
};

/**
 * The fault of words that match no phrase.
 *
 * @param words - Text from the start of the sentence, whose first letter is in lower case.
 * @param at - Offset of the words in the text.
 * @param isEffect - Whether words are exactly one effect.
 */
export function findParseFault(
  words: string,
  at: number,
  templates: readonly Template[],
  isEffect: (words: string) => boolean,
): ParseFault {
  let best: ParseFault = { column: at + 1, expected: 'a phrase of the phrase table' };
  for (const template of templates) {
    const fault = progress(template, words, at, templates, isEffect);
    const shorter = (fault.nearest?.length ?? 0) < (best.nearest?.length ?? Number.POSITIVE_INFINITY);
    if (fault.column > best.column || (fault.column === best.column && best.nearest !== undefined && shorter))
      best = fault;
  }
  return best;
}

function progress(
  { parts, phrase }: Template,
  words: string,
  at: number,
  templates: readonly Template[],
  isEffect: (words: string) => boolean,
): ParseFault {
  const nearest = phrase.text;
  let read = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      const same = commonLength(part, words.slice(read));
      read += same;
      if (same < part.length) return { column: at + read + 1, expected: `"${part.slice(same)}"`, nearest };
      continue;
    }
    const pattern = new RegExp(gapPattern(part), 'y');
    pattern.lastIndex = read;
    const match = pattern.exec(words);
    if (!match || (!part.codec && read === 0)) return { column: at + read + 1, expected: part.says, nearest };
    if (!part.codec) {
      const fault = faultInGap(match[0], part.separator ?? '; ', at + read, templates, isEffect);
      if (fault) return fault;
    }
    read += match[0].length;
  }
  return { column: at + read + 1, expected: 'a full stop', nearest };
}

/** The fault of the first effect in a gap that matches no phrase. */
function faultInGap(
  words: string,
  separator: string,
  at: number,
  templates: readonly Template[],
  isEffect: (words: string) => boolean,
): ParseFault | undefined {
  let from = at;
  for (const piece of words.split(separator)) {
    if (!isEffect(piece)) return findParseFault(`${piece}.`, from, templates, isEffect);
    from += piece.length + separator.length;
  }
  return undefined;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
