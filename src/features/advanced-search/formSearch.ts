/** A form as the query string that it would send, without blank fields. */

import { searchFields } from '#search/fields/searchFields.ts';
import { readCost } from '#search/query/readCost.ts';
import { maxSyntaxLength, takenLength, tidyText } from '#search/text/searchText.ts';

export type FormSearch = {
  readonly search: string;
  /** Message for a cost that cannot be read. `search` then has no cost. */
  readonly costFault?: string;
};

/**
 * Serialises a form. A loosely typed cost is normalised.
 * @param entries - Name and value of each control, as in `FormData`.
 */
export function formSearch(entries: Iterable<[string, FormDataEntryValue]>): FormSearch {
  const pairs: string[] = [];
  let costFault: string | undefined;
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    const { cost, unknown } = name === searchFields.cost.param ? readCost(value) : { cost: value, unknown: [] };
    if (unknown.length > 0) costFault = sayUnknown(unknown);
    else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(tidyText(cost, takenLength(maxSyntaxLength)))}`);
  }
  return { search: pairs.join('&'), ...(costFault && { costFault }) };
}

/** The message for a cost quotes at most this many unknown words, and this many characters of each. */
const mostNamed = 3;
const longest = 20;

function sayUnknown(unknown: readonly string[]): string {
  const named = unknown
    .slice(0, mostNamed)
    .map((word) => `“${word.length > longest ? `${word.slice(0, longest)}…` : word}”`);
  const more = unknown.length > mostNamed ? ' and more' : '';
  return `${named.join(', ')}${more}: not understood. A cost is made of symbols: {T1}{C2}, t1 c2, or 1 tick, 2 corpus.`;
}
