/**
 * The browser's history as a list of visits: each entry has a key of its own,
 * under which the scroll position is kept for Back, Forward and reload. wouter
 * renders the address; this module remembers the rest.
 */

import { createStore, type Store } from '#site/createStore.ts';
import type { Departure } from '#site/navigation.ts';

export type Visit = {
  readonly key: string;
  /** The position to return to; absent for a page that is opened anew. */
  readonly scrollTop?: number;
  readonly first: boolean;
  /** Where a visit is come back to: the link it was left by. */
  readonly leftBy?: string;
  /** How many pages of this site lie before it in the history; with none there is nothing to go back to. */
  readonly depth: number;
};

export type Visits = {
  readonly current: Store<Visit>;
  readonly go: (href: string, departure?: Departure) => void;
  /** Ends the bookkeeping; the browser restores positions itself again. */
  readonly stop: () => void;
};

const storageKey = 'scroll-positions';
/** Reload of a long session should not grow without end. */
const rememberedVisits = 100;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** What an entry of the history knows of itself; nothing when the browser has made it. */
type Entry = { readonly key: string; readonly depth: number };

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state) || typeof state.key !== 'string')
    return undefined;
  const depth = 'depth' in state && Number.isSafeInteger(state.depth) ? Number(state.depth) : 0;
  return { key: state.key, depth };
}

/** Session storage may be forbidden, full or full of something else: then nothing is remembered. */
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
    // Positions are a comfort; losing them loses nothing.
  }
}

/** Begins with the entry the page was loaded at; to be called once, by the entry. */
export function startVisits(): Visits {
  const positions = readPositions();
  const firstEntry = entryOf(history.state) ?? { key: newKey(), depth: 0 };
  const visit = ({ key, depth }: Entry, first: boolean, scrollTop?: number): Visit =>
    scrollTop === undefined ? { key, depth, first } : { key, depth, first, scrollTop };

  const current = createStore(visit(firstEntry, true, positions.get(firstEntry.key)));
  history.scrollRestoration = 'manual';
  history.replaceState(firstEntry, '');

  /** For the keyboard; a reload starts it anew. */
  const leftBy = new Map<string, string>();

  const leave = () => {
    const { key } = current.get();
    positions.set(key, scrollY);
    const link = document.activeElement?.closest('main a[href]')?.getAttribute('href');
    if (link) leftBy.set(key, link);
  };

  let wentBack = Number.NEGATIVE_INFINITY;

  const go = (href: string, { replace = false, stay = false, asked = Number.POSITIVE_INFINITY }: Departure = {}) => {
    // Whoever goes back before the page has come has changed their mind.
    if (asked < wentBack) return;
    leave();
    // The page one is on is re-entered without a second entry of the history.
    const replaces = replace || new URL(href, location.href).href === location.href;
    const entry: Entry = { key: newKey(), depth: current.get().depth + (replaces ? 0 : 1) };
    current.set(stay ? visit(entry, false, scrollY) : visit(entry, false));
    history[replaces ? 'replaceState' : 'pushState'](entry, '', href);
  };

  const onPopState = ({ state }: PopStateEvent) => {
    wentBack = performance.now();
    leave();
    const entry = entryOf(state);
    if (entry) {
      const link = leftBy.get(entry.key);
      const returned = visit(entry, false, positions.get(entry.key) ?? 0);
      current.set({ ...returned, ...(link !== undefined && { leftBy: link }) });
    } else {
      // A fragment typed into the address bar: one entry more.
      const fresh: Entry = { key: newKey(), depth: current.get().depth + 1 };
      history.replaceState(fresh, '');
      current.set(visit(fresh, false));
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
    go,
    stop() {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onPageHide);
      history.scrollRestoration = 'auto';
    },
  };
}
