/**
 * What happens when a page has been painted: the scroll position is restored,
 * the fragment's target meets the top of the view, or the page starts at its
 * top; and the keyboard starts at the content (product row 4).
 */

import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import type { Store } from '#site/createStore.ts';
import { recordArrival } from '#site/pageState.ts';
import { nextFrame } from '#ui/next-frame.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useStore } from '#ui/use-store.ts';
import { unfold, unfoldAtOnce } from './unfold.ts';
import type { Visit } from './visits.ts';

/** The element a fragment names, whatever characters it is made of. */
function findTarget(fragment: string): HTMLElement | null {
  if (fragment === '') return null;
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}

/** The link a visit was left by, where it is come back to. */
const findLink = ({ leftBy }: Visit): HTMLElement | null =>
  leftBy === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(leftBy)}"]`);

/** The keyboard starts at the content, unless it stands on something that has stayed. */
function takeKeyboardAlong(visit: Visit, target: HTMLElement | null, isNew: boolean): void {
  const main = document.getElementById('main');
  const isNowhere = document.activeElement === document.body || document.activeElement === main;
  const begin = findLink(visit) ?? (target ? null : main);
  if (isNew || isNowhere) begin?.focus({ preventScroll: true });
}

function openWhatEncloses(target: HTMLElement): void {
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
}

const standsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Twice: a smooth scroll that was under way may still move the page once after the first. */
function restoreScroll(top: number): void {
  unfoldAtOnce();
  scrollTo({ top, behavior: 'instant' });
  nextFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/** Scrolls there and takes the keyboard along, as browsers do; a box is entered by its button. */
function goToTarget(target: HTMLElement, instantly: boolean): void {
  if (!instantly) unfoldAtOnce();
  target.scrollIntoView({ block: 'start', behavior: instantly || standsStill() ? 'instant' : 'smooth' });
  const entrance = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target;
  entrance?.focus({ preventScroll: true });
  if (instantly) goThereAgain(target);
}

/** What goes somewhere later, unless the reader has moved on by then. */
function unlessReaderMoves(go: () => void): () => void {
  const reader = new AbortController();
  const options = { passive: true, signal: reader.signal };
  for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate']) {
    addEventListener(event, () => reader.abort(), options);
  }
  return () => {
    if (!reader.signal.aborted) go();
  };
}

const jumpTo = (target: HTMLElement | null) => target?.scrollIntoView({ block: 'start', behavior: 'instant' });

/** With the first frame, and when the type has come: what stands above has changed its height. */
function goThereAgain(target: HTMLElement): void {
  const go = unlessReaderMoves(() => jumpTo(target));
  nextFrame(go);
  void document.fonts.ready.then(() => nextFrame(go));
}

/** A screen may be put up again at the same visit; one arrives only once. */
const arrived = new WeakSet<Visit>();

type Props = {
  readonly visits: Store<Visit>;
  /** Of the screen that is shown, as wouter spells it. */
  readonly path: string;
};

/** Paths are compared as wouter hands them over. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Stands after the screen inside its Suspense boundary, so that it runs when the screen is there. */
export function Arrival({ visits, path }: Props) {
  const visit = useStore(visits);
  /** Whether this screen was there before the visit, which may ask for the same page as the last one. */
  const isOld = useRef(false);
  /** Whether what the address asks for has taken the place of what the build rendered: with the list, in the same step. */
  const isRead = useDeferredValue(useHydrated());
  const goAgain = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    // On Back the history is there before the page is: the screen that is left is nothing to arrive at.
    if (arrived.has(visit) || path !== decoded(location.pathname)) return;
    arrived.add(visit);

    const target = findTarget(location.hash.slice(1));
    if (target) openWhatEncloses(target);
    if (visit.scrollTop !== undefined) restoreScroll(visit.scrollTop);
    else if (target) goToTarget(target, visit.first);
    else if (!visit.first) scrollTo({ top: 0, behavior: 'instant' });

    if (!isRead && document.documentElement.dataset.asked !== undefined)
      goAgain.current = unlessReaderMoves(() => {
        if (visit.scrollTop !== undefined) restoreScroll(visit.scrollTop);
        else jumpTo(findTarget(location.hash.slice(1)));
      });

    recordArrival(location, visit.scrollTop !== undefined);
    if (!visit.first) takeKeyboardAlong(visit, target, !isOld.current);
    isOld.current = true;
  }, [visit, path, isRead]);

  useLayoutEffect(() => {
    if (!isRead) return;
    goAgain.current?.();
    goAgain.current = undefined;
  }, [isRead]);

  useEffect(() => {
    // From now on keys and taps are heard.
    document.documentElement.setAttribute('data-alive', '');
    // The box that the address leads to has been opened; nothing else is adopted (app/inline/address.ts).
    document.adoptedStyleSheets = [];
    void unfold();
  }, []);

  return null;
}
