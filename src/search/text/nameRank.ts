/** Ranks how well a name matches a text. */

const ranks = { inside: 1, 'word start': 2, prefix: 3, exact: 4 } as const;

const wordCharacter = /[\p{L}\p{N}]/u;

/** Returns a score for a folded name: 0 if it does not contain the folded text, highest if it is the text. */
export function scoreOfName(foldedName: string, needle: string): number {
  let at = foldedName.indexOf(needle);
  if (at < 0) return 0;
  if (at === 0) return foldedName.length === needle.length ? ranks.exact : ranks.prefix;
  while (at > 0) {
    if (!wordCharacter.test(foldedName.charAt(at - 1))) return ranks['word start'];
    at = foldedName.indexOf(needle, at + 1);
  }
  return ranks.inside;
}
