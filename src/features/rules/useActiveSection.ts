/** The active section, updated while the user scrolls. */

import { useEffect, useState } from 'react';
import { parseAnchor, type RuleAnchor, type SectionAnchor, sectionAnchors } from '#game/glossary/anchors.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { oncePerFrame } from '#site/scheduling.ts';
import { useStore } from '#ui/subscriptions.ts';
import { activeSection, readingLine } from './activeSection.ts';

/** Reads positions each time, because boxes, the window and the text can change their size. */
function readActiveSection(): SectionAnchor | undefined {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const sections = sectionAnchors.flatMap((id) => {
    const heading = document.getElementById(id);
    return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
  });
  const remaining = scrollHeight - clientHeight - scrollTop;
  return activeSection(sections, readingLine({ height: clientHeight, covered, remaining }));
}

export function useActiveSection(): SectionAnchor | undefined {
  const [active, setActive] = useState<SectionAnchor>();
  const page = useStore(pageState, nowhere);

  useEffect(() => {
    // While the page scrolls to a link's target, the sections that it passes do not become active.
    const target = page.current && !page.restored ? parseAnchor(page.current.fragment) : undefined;
    let travelling = target !== undefined;
    const spy = oncePerFrame(() => setActive(readActiveSection()));
    const look = () => {
      if (!travelling) spy.request();
    };

    if (target) setActive(sectionOf(target));
    else look();
    const stopTravelling = target
      ? onScrollEnd(() => {
          travelling = false;
        })
      : undefined;

    // Without it, the next scroll corrects the section.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      spy.cancel();
      stopTravelling?.();
      sizes?.disconnect();
      removeEventListener('scroll', look);
    };
  }, [page]);

  return active;
}

/** The section that contains an anchor. */
function sectionOf(anchor: RuleAnchor): SectionAnchor | undefined {
  const heading = document.getElementById(anchor)?.closest('section')?.querySelector('h2, h3');
  return sectionAnchors.find((id) => id === heading?.id);
}

/** Milliseconds without movement after which scrolling has ended; `scrollend` fires at each step of a scroll. */
const stillMs = 150;
/** Milliseconds to wait for the first movement: a target that is already in place needs no scrolling. */
const startMs = 1000;

/** Calls back when the scrolling that has just begun ends. Returns a function that stops listening. */
function onScrollEnd(end: () => void): () => void {
  const listeners = new AbortController();
  let timer = setTimeout(finish, startMs);

  function finish(): void {
    stop();
    end();
  }
  function stop(): void {
    clearTimeout(timer);
    listeners.abort();
  }
  function wait(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(finish, milliseconds);
  }

  const options = { passive: true, signal: listeners.signal };
  addEventListener('scroll', () => wait(stillMs), options);
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, finish, options);
  return stop;
}
