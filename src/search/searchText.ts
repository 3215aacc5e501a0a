/** What is made of a typed text before anything else sees it. */

import { foldText } from './foldText.ts';

/** More is never needed, and search libraries fail on very long words. */
export const maxTextLength = 256;

const controlCharacters = /\p{Cc}+/gu;
/** Half of a pair: cutting a text or a broken address leaves such behind, and no address can carry one. */
const loneSurrogates = /\p{Cs}/gu;

/** Typed syntax grows when it is printed: `-a` becomes `-e:a`. */
export const maxSyntaxLength = 1024;

/** A typed text as it stands in an address: printing makes it at most this long. */
export const maxPrintedLength = 4 * maxSyntaxLength;

/**
 * What a text field takes: one character more than counts, so that it can say when a text was too long.
 * Browsers need seconds for a line of 100,000 characters, and nothing for one that they cut.
 */
export const takenLength = (maxLength: number) => maxLength + 1;

/** At most 256 characters, unless told otherwise; control characters as spaces, no white space around. */
export function tidyText(text: string, maxLength = maxTextLength): string {
  return text.slice(0, maxLength).replace(controlCharacters, ' ').replace(loneSurrogates, '\ufffd').trim();
}

/** Whether a text asks for nothing: white space counts as empty. */
export const isBlank = (text: string) => needleOf(text) === '';

/** The folded text that is looked for. */
export const needleOf = (text: string) => foldText(tidyText(text)).trim();
