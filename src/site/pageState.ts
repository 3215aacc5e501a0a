/**
 * The current page, the previous page and the kind of navigation between them. Entering a page exits the previous one;
 * a link to the current page re-enters it.
 */

import { createStore } from './createStore.ts';

export type Place = {
  readonly path: string;
  readonly search: string;
  /** As spelt in the address, without `#`. */
  readonly fragment: string;
};

/** `moved` stays on the same page and changes at most its query or fragment. */
export type NavigationKind = 'first' | 'entered' | 're-entered' | 'moved';

export type PageState = {
  readonly current?: Place;
  /** The page before this one. The same page with another query or fragment does not count as another page. */
  readonly previous?: Place;
  readonly kind?: NavigationKind;
  /** Whether the reader returned to an earlier position, not to the top or the fragment's target. */
  readonly restored?: boolean;
  /** Address of the last page of another route before this one in the history. Survives a reload. */
  readonly from?: string;
};

/** Returns the state after the reader has arrived at a place. */
export function arrive({ current, previous }: PageState, next: Place, restored = false): PageState {
  const stays = current?.path === next.path;
  const before = stays ? previous : current;
  return {
    current: next,
    ...(before && { previous: before }),
    kind: kindOf(current, next, restored),
    restored,
  };
}

function kindOf(current: Place | undefined, next: Place, restored: boolean): NavigationKind {
  if (!current) return 'first';
  if (current.path !== next.path) return 'entered';
  if (current.search !== next.search || current.fragment !== next.fragment) return 'moved';
  // Back from a page that never loaded does not re-enter this page.
  return restored ? 'moved' : 're-entered';
}

const before: PageState = {};

/** Gets a new value on every arrival, even if the address stays the same. */
export const pageState = createStore(before);

/** The state while prerendering. */
export const nowhere = () => before;

type PageHooks = {
  /** The reader has left for another page. */
  readonly exit?: (left: Place) => void;
  /** The reader has followed a link to the current page. */
  readonly reenter?: (place: Place) => void;
};

const hooked = new Set<PageHooks>();

/** Calls the hooks when pages are left or re-entered. Returns a function that removes them. */
export function hookPages(hooks: PageHooks): () => void {
  hooked.add(hooks);
  return () => hooked.delete(hooks);
}

/** Records an arrival in this document, calls the hooks, and returns the kind of navigation. */
export function recordArrival(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  restored: boolean,
  from?: string,
): NavigationKind {
  const left = pageState.get().current;
  const next: Place = { path: pathname, search, fragment: hash.slice(1) };
  const kind = kindOf(left, next, restored);
  pageState.set((state) => ({ ...arrive(state, next, restored), ...(from !== undefined && { from }) }));
  for (const { exit, reenter } of hooked) {
    if (kind === 'entered' && left) exit?.(left);
    if (kind === 're-entered') reenter?.(next);
  }
  return kind;
}
