/**
 * Writes the browser's history. Each entry has a key, under which its scroll position is stored for Back, Forward and
 * reload, and the number of entries before it. wouter renders the address.
 */

import { navigate } from 'wouter/use-browser-location';
import { createStore, type Store } from '#site/createStore.ts';
import type { NavigateOptions } from '#site/navigation.ts';
import { startOverlayEntries } from './overlayEntries.ts';
import { positionLaidOut } from './releaseContentVisibility.ts';
import { matchPath } from './routing.ts';

/** Where the address of the page stands. The pocket edition has one of its own (`pocket/fileAddress.ts`). */
export type AddressBar = {
  /** The address of the current page on the site. */
  readonly read: () => URL;
  readonly write: (href: string, options: { readonly replace: boolean; readonly state: object }) => void;
};

const browserAddress: AddressBar = { read: () => new URL(location.href), write: navigate };

export type Visit = Entry & {
  /** The address on the site. */
  readonly href: string;
  /** The position to restore; absent for a new visit. */
  readonly scrollTop?: number;
  readonly first: boolean;
  /** When returning: selector of the link or button by which the page was left. */
  readonly leftBy?: string;
};

export type Visits = {
  readonly current: Store<Visit>;
  /** Leaves the history entries of open overlays. Must be awaited before `go`. */
  readonly leaveOverlays: () => Promise<void>;
  readonly go: (href: string, navigation?: NavigateOptions) => void;
  /** Removes all listeners; the browser restores scroll positions again. */
  readonly stop: () => void;
};

const storageKey = 'scroll-positions';
/** Limits the number of positions stored in a long session. */
const rememberedVisits = 100;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The state of a history entry; entries made by the browser have none. */
type Entry = {
  readonly key: string;
  /** Number of entries of this site before it in the history. */
  readonly depth: number;
  /** Address of the last page of another route before it; it stays the same from card to card. */
  readonly from?: string;
};

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state) || typeof state.key !== 'string')
    return undefined;
  const depth = 'depth' in state && Number.isSafeInteger(state.depth) ? Number(state.depth) : 0;
  const from = 'from' in state && typeof state.from === 'string' ? state.from : undefined;
  return { key: state.key, depth, ...(from !== undefined && { from }) };
}

const routeOf = ({ pathname }: URL) => matchPath(pathname)?.name;

/** Empty if session storage is forbidden or has invalid data. */
function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(entries.filter(([key, top]) => typeof key === 'string' && Number.isFinite(top)));
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-rememberedVisits)));
  } catch {
    // Forbidden or full: positions are not restored.
  }
}

/** Starts with the entry that the page was loaded at. Called once, by the entry module. */
export function startVisits(address = browserAddress): Visits {
  const positions = readPositions();
  const storedEntry = entryOf(history.state);
  const firstEntry = storedEntry ?? { key: newKey(), depth: 0 };
  const visit = (entry: Entry, { href }: URL, first: boolean, scrollTop?: number): Visit =>
    scrollTop === undefined ? { ...entry, href, first } : { ...entry, href, first, scrollTop };

  const current = createStore(visit(firstEntry, address.read(), true, positions.get(firstEntry.key)));
  history.scrollRestoration = 'manual';
  if (!storedEntry) history.replaceState(firstEntry, '');
  const overlayEntries = startOverlayEntries();

  /** Selectors by entry key, for restoring the focus; lost on reload. */
  const leftBy = new Map<string, string>();

  const leave = () => {
    const { key } = current.get();
    positions.set(key, positionLaidOut());
    // A menu with the link has closed and returned the focus to its button.
    const left = document.activeElement?.closest('main a, main [popovertarget]');
    for (const name of ['href', 'popovertarget']) {
      const value = left?.getAttribute(name);
      if (value) leftBy.set(key, `main [${name}="${CSS.escape(value)}"]`);
    }
  };

  /** When the reader asked for the page that is shown. */
  let latest = Number.NEGATIVE_INFINITY;

  const go = (href: string, { replace = false, stay = false, asked = performance.now() }: NavigateOptions = {}) => {
    // A navigation that was waiting for its screen or address is cancelled by a later one and by Back.
    if (asked < latest) return overlayEntries.arrive(false);
    latest = asked;
    leave();
    const here = address.read();
    const there = new URL(href, here);
    // A link to the current address adds no entry.
    const replaces = replace || there.href === here.href;
    const { depth, from } = current.get();
    const opener = routeOf(there) === routeOf(here) ? from : here.href;
    const entry: Entry = {
      key: newKey(),
      depth: depth + (replaces ? 0 : 1),
      ...(opener !== undefined && { from: opener }),
    };
    current.set(stay ? visit(entry, there, false, scrollY) : visit(entry, there, false));
    address.write(there.href, { replace: replaces, state: entry });
    overlayEntries.arrive(here.pathname !== there.pathname);
  };

  const onPopState = ({ state }: PopStateEvent) => {
    const entry = entryOf(state);
    const isOtherPage = entry?.key !== current.get().key;
    if (overlayEntries.traversed(state, isOtherPage)) latest = performance.now();
    if (!isOtherPage) return;
    leave();
    if (entry) {
      const link = leftBy.get(entry.key);
      const returned = visit(entry, address.read(), false, positions.get(entry.key) ?? 0);
      current.set({ ...returned, ...(link !== undefined && { leftBy: link }) });
    } else {
      // A fragment typed into the address bar.
      const fresh: Entry = { key: newKey(), depth: current.get().depth + 1 };
      history.replaceState(fresh, '');
      current.set(visit(fresh, address.read(), false));
    }
  };

  const onPageHide = () => {
    leave();
    writePositions(positions);
  };

  addEventListener('popstate', onPopState);
  addEventListener('pagehide', onPageHide);

  return {
    current,
    leaveOverlays: overlayEntries.leave,
    go,
    stop() {
      overlayEntries.stop();
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onPageHide);
      history.scrollRestoration = 'auto';
    },
  };
}
