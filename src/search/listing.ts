/** Listing options: cards as pictures or as text, their order, and their groups. All of them are in the address. */

import { paramsOf } from './query/addressParams.ts';
import type { Ignored } from './query/searchQuery.ts';
import { shownPart } from './text/searchText.ts';

export const views = ['faces', 'list', 'text'] as const;
export const orders = ['set', 'name', 'cost', 'value', 'type'] as const;
export const groupings = ['set', 'type', 'discipline'] as const;

export type View = (typeof views)[number];
export type Order = (typeof orders)[number];
export type Grouping = (typeof groupings)[number];

export type Listing = { readonly view: View; readonly sort: Order; readonly group: Grouping };

/** The default for each option. */
export const defaultListing: Listing = { view: 'faces', sort: 'set', group: 'set' };

const choices = { view: views, sort: orders, group: groupings } as const;
const params = Object.keys(choices) as (keyof Listing)[];

/** Whether a parameter of the address is a listing option, and so not part of the search. */
export const isListingParam = (name: string) => params.some((param) => param === name);

/** Reads the listing options of a query string. The first of repeated parameters counts; invalid values are ignored. */
export function readListing(search: string): { readonly listing: Listing; readonly ignored: readonly Ignored[] } {
  const asked = new Map([...paramsOf(search)].reverse());
  const ignored: Ignored[] = [];
  function read<Choice extends string>(param: keyof Listing, words: readonly Choice[]): Choice | undefined {
    const value = asked.get(param)?.text.trim().toLowerCase();
    const known = words.find((word) => word === value);
    if (known === undefined && value) ignored.push({ name: param, value: shownPart(value), reason: fault(param) });
    return known;
  }
  const { view, sort, group } = defaultListing;
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

/** Returns the query string of a search with listing options. Defaults are omitted. */
export function listedSearch(search: string, listing: Listing): string {
  const said = params.filter((param) => listing[param] !== defaultListing[param]);
  return [search, ...said.map((param) => `${param}=${listing[param]}`)].filter((part) => part !== '').join('&');
}
