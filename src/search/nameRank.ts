/** Ranks how well a name matches a text. */

/** Best first. */
export const nameRanks = ['exact', 'prefix', 'word start', 'inside'] as const;
export type NameRank = (typeof nameRanks)[number];

const wordCharacter = /[\p{L}\p{N}]/u;

/** Returns the rank of a folded name, or `undefined` if it does not contain the folded text. */
export function rankName(foldedName: string, needle: string): NameRank | undefined {
  let at = foldedName.indexOf(needle);
  if (at < 0) return undefined;
  if (at === 0) return foldedName.length === needle.length ? 'exact' : 'prefix';
  while (at > 0) {
    if (!wordCharacter.test(foldedName.charAt(at - 1))) return 'word start';
    at = foldedName.indexOf(needle, at + 1);
  }
  return 'inside';
}
