/** Answers a search without texts before the list of cards is loaded. */

import { isPlain } from './foldText.ts';
import { nameRanks, rankName } from './nameRank.ts';

/** Id of the element that contains the answer until the app shows its own. */
export const earlyAnswerId = 'early-answer';

/** Names every field that needs no texts. */
const earlySearch = /^\?((name|discipline|type|cost|resource-value|set|contains)=[^&]+(&|$))+$/;

/** For a longer search, the sentence above the results takes more than two lines on a phone and would move the cards. */
const maxLength = 46;

/** The rank of a card (see `cardTraits.ts`) in the answer: 0 is best, -1 means that it is not in it. */
export type PlaceOfCard = (traits: string) => number;

/**
 * Reads a search without texts. If its name is not first or another value is spelt otherwise than `toSearchParams` does,
 * no card matches. Returns `undefined` for any other search, for a name that must be folded, because that takes much
 * code, and for malformed percent-encoding.
 */
export function readEarlySearch(search: string): PlaceOfCard | undefined {
  if (search.length > maxLength || !earlySearch.test(search)) return undefined;
  const [first = '', ...others] = search.slice(1).split('&');
  const [, raw] = /^name=(.*)/.exec(first) ?? [];
  const wanted = raw === undefined ? [first, ...others] : others;
  try {
    const needle = raw && decodeURIComponent(raw.replaceAll('+', ' ')).trim().toLowerCase();
    if (needle === '' || (needle && !isPlain(needle))) return undefined;
    return (traits) => {
      const [name = '', ...known] = traits.split('\t');
      if (!wanted.every((trait) => known.includes(trait))) return -1;
      const rank = needle ? rankName(name, needle) : 'exact';
      return rank ? nameRanks.indexOf(rank) : -1;
    };
  } catch {
    return undefined;
  }
}
