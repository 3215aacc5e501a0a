/** What stands in a form, as the query string it would send; blank fields are dropped. */

import { readCost } from '#search/readCost.ts';
import { searchFields } from '#search/searchFields.ts';
import { maxSyntaxLength, takenLength, tidyText } from '#search/searchText.ts';

export type FormSearch = {
  readonly search: string;
  /** What is wrong with the cost, which is then left out. */
  readonly costFault?: string;
};

/** @param entries - Name and value of every filled control, as `FormData` has them. A loosely typed cost is put in order. */
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

/** Of a long text not understood, a few words are enough. */
const mostNamed = 3;
const longest = 20;

function sayUnknown(unknown: readonly string[]): string {
  const named = unknown
    .slice(0, mostNamed)
    .map((word) => `“${word.length > longest ? `${word.slice(0, longest)}…` : word}”`);
  const more = unknown.length > mostNamed ? ' and more' : '';
  return `${named.join(', ')}${more}: not understood. A cost is made of symbols: {T1}{C2}, t1 c2, or 1 tick, 2 corpus.`;
}
