/** Answers a search for a name alone from the names, before the list of cards is loaded. */

import { foldText } from './foldText.ts';
import { nameRanks, rankName } from './nameRank.ts';
import { needleOf } from './searchText.ts';

/** Id of the element that contains the answer until the app shows its own. */
export const nameAnswerId = 'name-answer';

/** For a longer text, the sentence above the results takes more than two lines on a phone and would move the cards. */
const nameSearch = /^\?name=([^&]{1,40})$/;

/** The rank of a name in the answer: 0 is best, -1 means that it is not in it. */
export type PlaceOfName = (name: string) => number;

/** Reads a search for a name alone. Returns `undefined` for any other search and for malformed percent-encoding. */
export function readNameSearch(search: string): PlaceOfName | undefined {
  const [, raw] = nameSearch.exec(search) ?? [];
  if (raw === undefined) return undefined;
  try {
    const needle = needleOf(decodeURIComponent(raw.replaceAll('+', ' ')));
    if (needle === '') return undefined;
    return (name) => {
      const rank = rankName(foldText(name), needle);
      return rank === undefined ? -1 : nameRanks.indexOf(rank);
    };
  } catch {
    return undefined;
  }
}
