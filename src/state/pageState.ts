/**
 * Where the reader is, where they were, and what happened between: entering a
 * page exits the one before; a link to the page one is on re-enters it
 * (spec section 4, application state).
 */

export type Place = { readonly path: string; readonly search: string; readonly fragment: string };

export type PageState = { readonly current?: Place; readonly previous?: Place };

/** `moved` stays on the same page and changes only its query or fragment. */
export type Arrival = 'first' | 'entered' | 're-entered' | 'moved';

export function arrive(state: PageState, next: Place): { state: PageState; arrival: Arrival } {
  const { current } = state;
  if (!current) return { state: { current: next }, arrival: 'first' };
  if (current.path !== next.path) return { state: { current: next, previous: current }, arrival: 'entered' };
  const same = current.search === next.search && current.fragment === next.fragment;
  return { state: { ...state, current: next }, arrival: same ? 're-entered' : 'moved' };
}

let state: PageState = {};

/** Records an arrival of this document and says of which kind it was. */
export function recordArrival({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Arrival {
  const next = arrive(state, { path: pathname, search, fragment: hash.slice(1) });
  state = next.state;
  return next.arrival;
}
