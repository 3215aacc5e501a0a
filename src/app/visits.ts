/**
 * The browser's history as a list of visits: each entry has a key of its own,
 * under which the scroll position is kept for Back, Forward and reload
 * (product row 4). wouter renders the address; this module remembers the rest.
 */

import { createStore, type Store } from '#state/createStore.ts';
import type { NavigateOptions } from '#state/navigation.ts';

export type Visit = {
  readonly key: string;
  /** The position to return to; absent for a page that is opened anew. */
  readonly scrollTop?: number;
  readonly first: boolean;
  /** Where a visit is come back to: the link it was left by. */
  readonly leftBy?: string;
};

export type Visits = {
  readonly current: Store<Visit>;
  readonly go: (href: string, options?: NavigateOptions) => void;
  /** Ends the bookkeeping; the browser restores positions itself again. */
  readonly stop: () => void;
};

const storageKey = 'scroll-positions';
/** Reload of a long session should not grow without end. */
const rememberedVisits = 100;

const newKey = () => Math.random().toString(36).slice(2, 10);

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;

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
  const firstKey = keyOf(history.state) ?? newKey();
  const visit = (key: string, first: boolean, scrollTop?: number): Visit =>
    scrollTop === undefined ? { key, first } : { key, first, scrollTop };

  const current = createStore(visit(firstKey, true, positions.get(firstKey)));
  history.scrollRestoration = 'manual';
  history.replaceState({ key: firstKey }, '');

  /** For the keyboard; a reload starts it anew. */
  const leftBy = new Map<string, string>();

  const leave = () => {
    const { key } = current.get();
    positions.set(key, scrollY);
    const link = document.activeElement?.closest('main a[href]')?.getAttribute('href');
    if (link) leftBy.set(key, link);
  };

  const go = (href: string, { replace = false, stay = false }: NavigateOptions = {}) => {
    leave();
    const key = newKey();
    current.set(stay ? visit(key, false, scrollY) : visit(key, false));
    history[replace ? 'replaceState' : 'pushState']({ key }, '', href);
  };

  const onPopState = ({ state }: PopStateEvent) => {
    leave();
    // An entry without a key was made by the browser: a fragment typed into the address bar.
    const key = keyOf(state);
    if (key === undefined) {
      const fresh = newKey();
      history.replaceState({ key: fresh }, '');
      current.set(visit(fresh, false));
    } else {
      const link = leftBy.get(key);
      current.set({ ...visit(key, false, positions.get(key) ?? 0), ...(link !== undefined && { leftBy: link }) });
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
