/** Clean-up and length limits of typed texts. */

import { foldText } from './foldText.ts';

/** Longer texts are never needed, and search libraries fail on very long words. */
export const maxTextLength = 256;

const controlCharacters = /\p{Cc}+/gu;
/** Left behind by cut texts and broken addresses. No address can contain them. */
const loneSurrogates = /\p{Cs}/gu;

/** Limit for typed search syntax, which grows when it is printed: `-n:a` becomes `-name:a`. */
export const maxSyntaxLength = 1024;

/** Limit for search syntax in an address: printing makes it at most this long. */
export const maxPrintedLength = 4 * maxSyntaxLength;

/**
 * The `maxLength` of a text field: one character more than is used, so that the field can report too long a text.
 * Browsers need seconds for a line of 100,000 characters, and no time for one that they cut.
 */
export const takenLength = (maxLength: number) => maxLength + 1;

/** Cuts a text to `maxLength`, replaces control characters by spaces and lone surrogates by U+FFFD, and trims it. */
export function tidyText(text: string, maxLength = maxTextLength): string {
  return text.slice(0, maxLength).replace(controlCharacters, ' ').replace(loneSurrogates, '\ufffd').trim();
}

/** Maximum number of characters shown of an ignored name or value. */
const maxShown = 60;

/** Returns an ignored text as it is shown: tidied, and cut between two characters. */
export function shownPart(text: string): string {
  const tidy = tidyText(text);
  return tidy.length > maxShown ? `${tidy.slice(0, maxShown - 1).replace(loneSurrogates, '')}…` : tidy;
}

/** Whether there is nothing to search for: white space counts as empty. */
export const isBlank = (text: string) => needleOf(text) === '';

/** Removes spaces and punctuation from a folded text: "ghost writer" becomes "ghostwriter". */
export const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the folded text to search for. */
export const needleOf = (text: string) => foldText(tidyText(text)).trim();

/** Whether a text is worded as a question: "how many of us", "from what age", "one card against another". */
export const isQuestion = (text: string): boolean =>
  /^((\w+ )?(what|who|whose|whom|which|when|where|why|how)|can|could|do|does|did|is|are|am|may|must|should|will) \S+ \S|\S (against|versus|vs) \S|\?$/.test(
    needleOf(text),
  );
