/** How cards are listed: as pictures or in words, in which order, under which headings. All of it stands in the address. */

import { paramsOf } from './addressParams.ts';
import type { Ignored } from './searchQuery.ts';

export const views = ['faces', 'list', 'text'] as const;
export const orders = ['set', 'name', 'cost', 'value', 'type'] as const;
export const groupings = ['set', 'type', 'discipline'] as const;

export type View = (typeof views)[number];
export type Order = (typeof orders)[number];
export type Grouping = (typeof groupings)[number];

export type Listing = { readonly view: View; readonly sort: Order; readonly group: Grouping };

/** What nothing is said about is listed in this way. */
export const plainListing: Listing = { view: 'faces', sort: 'set', group: 'set' };

const choices = { view: views, sort: orders, group: groupings } as const;
const params = Object.keys(choices) as (keyof Listing)[];

/** Whether a parameter of the address says how to list, and so is none of the search. */
export const isListingParam = (name: string) => params.some((param) => param === name);

/** Reads the listing of an address; of a repeated parameter the first counts, and what cannot be is ignored. */
export function readListing(search: string): { readonly listing: Listing; readonly ignored: readonly Ignored[] } {
  const asked = new Map([...paramsOf(search)].reverse());
  const ignored: Ignored[] = [];
  function read<Choice extends string>(param: keyof Listing, words: readonly Choice[]): Choice | undefined {
    const value = asked.get(param)?.text.trim().toLowerCase();
    const known = words.find((word) => word === value);
    if (known === undefined && value) ignored.push({ name: param, value: value.slice(0, 60), reason: fault(param) });
    return known;
  }
  const { view, sort, group } = plainListing;
  const listing: Listing = {
    view: read('view', views) ?? view,
    sort: read('sort', orders) ?? sort,
    group: read('group', groupings) ?? group,
  };
  return { listing, ignored };
}

function fault(param: keyof Listing): string {
  const words = choices[param];
  return `It is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`;
}

/** The query string of a search listed in some way; what is plain goes unsaid. */
export function listedSearch(search: string, listing: Listing): string {
  const said = params.filter((param) => listing[param] !== plainListing[param]);
  return [search, ...said.map((param) => `${param}=${listing[param]}`)].filter((part) => part !== '').join('&');
}
