/** The terms by which the rules are searched, and by which matches are marked. */

import { findSymbol } from '#game/cards/symbol.ts';
import { foldText } from './foldText.ts';
import { needleOf } from './searchText.ts';

/** A symbol's token, or a word. The apostrophe belongs to the word. */
const token = /\{[^{} ]+\}|[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** Removes a possessive ending: "clone's" is searched as "clone". */
const withoutGenitive = (word: string) => word.replace(/'s$|s'$/, '');

/** Returns the folded words of a text, in order. A symbol is one word. */
export const wordsIn = (text: string): string[] =>
  (text.match(token) ?? []).map((word) => withoutGenitive(foldText(word)));

/** A symbol is found by its token and by its words. */
function termsOfToken(word: string): string[] {
  const spoken = word.startsWith('{') ? findSymbol(word)?.spoken : undefined;
  return spoken === undefined ? [withoutGenitive(foldText(word))] : [foldText(word), ...searchTerms(spoken)];
}

/** Returns the folded terms of a text, in order. */
export const searchTerms = (text: string): string[] => (text.match(token) ?? []).flatMap(termsOfToken);

export type MarkedPart = { readonly text: string; readonly found: boolean };

/** Splits a text so that the parts that match one of the terms can be marked. Joined again, the parts are the text. */
export function markTerms(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (piece: string, found: boolean) => {
    if (piece !== '') parts.push({ text: piece, found });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (!termsOfToken(word).some((term) => terms.has(term))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
}

/** Splits a text so that the first occurrence of the typed text can be marked. */
export function markTyped(text: string, typed: string): MarkedPart[] {
  const needle = needleOf(typed);
  const folded = foldText(text);
  const at = folded.indexOf(needle);
  // If folding changes the length, positions in the folded text do not apply to the original.
  if (needle === '' || at < 0 || folded.length !== text.length) return [{ text, found: false }];
  const end = at + needle.length;
  return [
    { text: text.slice(0, at), found: false },
    { text: text.slice(at, end), found: true },
    { text: text.slice(end), found: false },
  ];
}
