/** Follows the reader through the page (spec section 4, application state). */

import { useEffect, useState } from 'react';
import { parseAnchor, type SectionAnchor, sectionAnchors } from '#domain/rulebook/anchors.ts';
import { latestArrival } from '#state/latestArrival.ts';
import { oncePerFrame } from '#ui/next-frame.ts';
import { useStore } from '#ui/use-store.ts';
import { activeSection, readingLine } from './activeSection.ts';
import { sectionOf } from './sectionOf.ts';

/** A journey to a link's target has ended when the page has stood still for so long. */
const stillMs = 120;

/** Positions are read afresh each time: boxes open, windows turn, and text grows. */
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
  const arrival = useStore(latestArrival, () => undefined);

  useEffect(() => {
    // On the way to a link's target, the sections passed are none of the reader's business.
    const target = arrival && !arrival.restored ? parseAnchor(arrival.fragment) : undefined;
    let travelling = target !== undefined;
    let stillness: ReturnType<typeof setTimeout> | undefined;
    if (target) setActive(sectionOf(target));

    const spy = oncePerFrame(() => setActive(readActiveSection()));
    const stopTravelling = () => {
      travelling = false;
    };
    const waitForStillness = () => {
      clearTimeout(stillness);
      stillness = setTimeout(stopTravelling, stillMs);
    };
    const onScroll = () => (travelling ? waitForStillness() : spy.ask());

    if (travelling) waitForStillness();
    else spy.ask();
    const sizes = new ResizeObserver(() => (travelling ? undefined : spy.ask()));
    sizes.observe(document.body);
    const ownScrolling = ['wheel', 'touchmove', 'keydown'] as const;
    addEventListener('scroll', onScroll, { passive: true });
    for (const event of ownScrolling) addEventListener(event, stopTravelling, { passive: true });
    return () => {
      spy.callOff();
      clearTimeout(stillness);
      sizes.disconnect();
      removeEventListener('scroll', onScroll);
      for (const event of ownScrolling) removeEventListener(event, stopTravelling);
    };
  }, [arrival]);

  return active;
}
