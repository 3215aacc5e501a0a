/**
 * Scroll position and focus after a navigation: the position is restored, the fragment's target is
 * scrolled to the top, or the page starts at its top; the focus moves to the content.
 */

import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import type { Store } from '#site/createStore.ts';
import { recordArrival } from '#site/pageState.ts';
import { hasRootAttribute, reachStage } from '#site/rootAttributes.ts';
import { nextFrame } from '#site/scheduling.ts';
import { typeAgainAfterReload } from '#site/typedText.ts';
import { useHydrated, useStore } from '#ui/subscriptions.ts';
import { layOutTextBefore } from './inline/address.ts';
import { releaseContentVisibility, releaseWhenIdle } from './releaseContentVisibility.ts';
import type { Visit } from './visits.ts';

/** The element with the fragment's id; `null` if there is none or an escape is malformed. */
function findTarget(fragment: string): HTMLElement | null {
  if (fragment === '') return null;
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}

/** On return to a page, the link or button by which the reader left it. */
const findControl = ({ leftBy }: Visit): HTMLElement | null =>
  leftBy === undefined ? null : document.querySelector<HTMLElement>(leftBy);

/**
 * On return, focuses the control by which the reader left; otherwise the content, unless the fragment has a target.
 * If the screen was already mounted, keeps the focus on an element that is still there.
 */
function moveFocus(visit: Visit, target: HTMLElement | null, isNew: boolean): void {
  const main = document.getElementById('main');
  const hasNoFocus = document.activeElement === document.body || document.activeElement === main;
  const begin = findControl(visit) ?? (target ? null : main);
  if (isNew || hasNoFocus) begin?.focus({ preventScroll: true });
}

function openAncestorDetails(target: HTMLElement): void {
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls twice, because a scroll in progress may still move the page after the first call. */
function restoreScroll(top: number): void {
  releaseContentVisibility();
  scrollTo({ top, behavior: 'instant' });
  nextFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/**
 * Scrolls to the target and focuses it, as browsers do; in a `details` element it focuses the summary. The content
 * above may change its height, so the position is corrected in the first frame and when the fonts have loaded.
 */
function goToTarget(target: HTMLElement, { first }: Visit, isWithinPage: boolean, isCurrent: () => boolean): void {
  // On a first visit the text after the target can wait.
  if (first) layOutTextBefore(target);
  else releaseContentVisibility();
  const correct = unlessReaderMoves(isCurrent, () => jumpTo(target));
  const correctWithFonts = () => void document.fonts.ready.then(() => nextFrame(correct));
  if (isWithinPage && !prefersReducedMotion()) glideTo(target, isCurrent, correctWithFonts);
  else {
    jumpTo(target);
    nextFrame(correct);
    correctWithFonts();
  }
  const entrance = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target;
  entrance?.focus({ preventScroll: true });
}

/** Wraps a deferred scroll, which is cancelled if the reader scrolls, presses or navigates first. */
function unlessReaderMoves(isCurrent: () => boolean, go: () => void): () => void {
  const reader = new AbortController();
  const options = { passive: true, signal: reader.signal };
  for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(event, () => reader.abort(), options);
  }
  return () => {
    if (!reader.signal.aborted && isCurrent()) go();
  };
}

/** Arrives at a target that is rendered later than its screen: a list waits for the code of the search. */
function awaitTarget(fragment: string, isCurrent: () => boolean, arriveAt: (target: HTMLElement) => void): void {
  const arrive = unlessReaderMoves(isCurrent, () => {
    const target = findTarget(fragment);
    if (target) arriveAt(target);
  });
  const observer = new MutationObserver(() => {
    if (isCurrent() && !findTarget(fragment)) return;
    observer.disconnect();
    arrive();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

const jumpTo = (target: HTMLElement | null) => target?.scrollIntoView({ block: 'start', behavior: 'instant' });

const glideMs = 350;

/** Scrolls smoothly, in a fixed time for any distance; browsers take up to a second. */
function glideTo(target: HTMLElement, isCurrent: () => boolean, arrive: () => void): void {
  const from = scrollY;
  const began = performance.now();
  const step = unlessReaderMoves(isCurrent, () => {
    const share = (performance.now() - began) / glideMs;
    jumpTo(target);
    if (share >= 1) return arrive();
    scrollTo({ top: from + (scrollY - from) * (1 - (1 - share) ** 3), behavior: 'instant' });
    nextFrame(step);
  });
  nextFrame(step);
}

/** Visits that have been handled: a screen may be mounted again for the same visit. */
const arrived = new WeakSet<Visit>();

type Props = {
  readonly visits: Store<Visit>;
  /** Path of the screen that is shown, as wouter decodes it. */
  readonly path: string;
};

/** Decodes a path as wouter does, for comparison. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Rendered after the screen inside its Suspense boundary, so that its effects run once the screen is mounted. */
export function Arrival({ visits, path }: Props) {
  const visit = useStore(visits);
  const wasMounted = useRef(false);
  /** A prerendered list is replaced by the one for the query, which moves the target (`MatchingCards` defers it too). */
  const showsQuery = useDeferredValue(useHydrated());
  const scrollAgain = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const address = new URL(visit.href);
    // On Back the address changes before the screen does.
    if (arrived.has(visit) || path !== decoded(address.pathname)) return;
    arrived.add(visit);

    const isCurrent = () => visits.get() === visit;
    const fragment = address.hash.slice(1);
    const target = findTarget(fragment);
    if (target) openAncestorDetails(target);
    if (visit.scrollTop !== undefined) restoreScroll(visit.scrollTop);
    else if (target) goToTarget(target, visit, wasMounted.current, isCurrent);
    else {
      if (!visit.first) scrollTo({ top: 0, behavior: 'instant' });
      if (fragment !== '') awaitTarget(fragment, isCurrent, (late) => goToTarget(late, visit, false, isCurrent));
    }

    if (!showsQuery && (!target || hasRootAttribute('asked')))
      scrollAgain.current = unlessReaderMoves(isCurrent, () => {
        if (visit.scrollTop !== undefined) restoreScroll(visit.scrollTop);
        else jumpTo(findTarget(fragment));
      });

    recordArrival(address, visit.scrollTop !== undefined, visit.from);
    if (!visit.first) moveFocus(visit, target, !wasMounted.current);
    wasMounted.current = true;
  }, [visits, visit, path, showsQuery]);

  useLayoutEffect(() => {
    if (!showsQuery) return;
    scrollAgain.current?.();
    scrollAgain.current = undefined;
  }, [showsQuery]);

  useEffect(() => {
    reachStage('alive');
    // The fragment's `details` element is open now, so its temporary rule (app/inline/address.ts) is no longer needed.
    if (CSS.supports('selector(::details-content)')) document.adoptedStyleSheets = [];
    void releaseWhenIdle();
    void typeAgainAfterReload();
  }, []);

  return null;
}
