/**
 * Where the reader is, where they were, and what happened between: entering a
 * page exits the one before; a link to the page one is on re-enters it.
 */

import { createStore } from './createStore.ts';

export type Place = {
  readonly path: string;
  readonly search: string;
  /** As the address has it, without `#`. */
  readonly fragment: string;
};

/** `moved` stays on the same page and changes at most its query or fragment. */
export type Arrival = 'first' | 'entered' | 're-entered' | 'moved';

export type PageState = {
  readonly current?: Place;
  /** The page before this one; the same page with another query or fragment is not another page. */
  readonly previous?: Place;
  readonly arrival?: Arrival;
  /** Came back to an old position rather than to the top or to the fragment's target. */
  readonly restored?: boolean;
  /** The address of the last page of another kind before this one in the history; known after a reload too. */
  readonly from?: string;
};

/** What becomes of the state when the reader arrives at a place. */
export function arrive({ current, previous }: PageState, next: Place, restored = false): PageState {
  const stays = current?.path === next.path;
  const before = stays ? previous : current;
  return {
    current: next,
    ...(before && { previous: before }),
    arrival: arrivalAt(current, next, restored),
    restored,
  };
}

function arrivalAt(current: Place | undefined, next: Place, restored: boolean): Arrival {
  if (!current) return 'first';
  if (current.path !== next.path) return 'entered';
  if (current.search !== next.search || current.fragment !== next.fragment) return 'moved';
  // Back from a page that never came asks for nothing anew.
  return restored ? 'moved' : 're-entered';
}

const before: PageState = {};

/** A new value for every arrival, also where the address stays the same. */
export const pageState = createStore(before);

/** The state while prerendering. */
export const nowhere = () => before;

type PageHooks = {
  /** The reader has left for another page. */
  readonly exit?: (left: Place) => void;
  /** The reader asked for the page they are on. */
  readonly reenter?: (place: Place) => void;
};

const hooked = new Set<PageHooks>();

/** Calls back when pages are left or asked for again; returns the way to stop. */
export function hookPages(hooks: PageHooks): () => void {
  hooked.add(hooks);
  return () => hooked.delete(hooks);
}

/** Records an arrival of this document, tells whoever is hooked, and says of which kind it was. */
export function recordArrival(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  restored: boolean,
  from?: string,
): Arrival {
  const left = pageState.get().current;
  const next: Place = { path: pathname, search, fragment: hash.slice(1) };
  const arrival = arrivalAt(left, next, restored);
  pageState.set((state) => ({ ...arrive(state, next, restored), ...(from !== undefined && { from }) }));
  for (const { exit, reenter } of hooked) {
    if (arrival === 'entered' && left) exit?.(left);
    if (arrival === 're-entered') reenter?.(next);
  }
  return arrival;
}
