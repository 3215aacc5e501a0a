/** Answers an address that asks for a name and nothing else from the names alone, for those who have no list of cards yet. */

import { foldText } from './foldText.ts';
import { nameRanks, rankName } from './nameRank.ts';
import { needleOf } from './searchText.ts';

/** Id of the element in which the answer stands until the app shows its own. */
export const nameAnswerId = 'name-answer';

/** The sentence that repeats a longer text takes more than two lines on a phone, and would move the cards. */
const nameSearch = /^\?name=([^&]{1,40})$/;

/** The place of a name in the answer: 0 is best, and -1 is not in it. */
export type PlaceOfName = (name: string) => number;

/** `undefined` for an address that asks for anything else, and for percent signs that spell nothing. */
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
