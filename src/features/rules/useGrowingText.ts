/**
 * The rulebook, beginning with what was asked for. Where the build has rendered
 * the page it is whole. Where the device does, the section of the address is
 * painted first, and the others join it above and below, one at a time.
 */

import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseAnchor } from '#game/glossary/anchors.ts';
import { nextFrame } from '#ui/next-frame.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { grown, isWhole, rangeFor, type TextRange, whole } from './textRange.ts';

/** What a reader does next may need the whole book: a link, the browser's own search, Back, the printer. */
const needs = ['click', 'keydown', 'popstate', 'beforeprint'];

/** @param opens - Whether the reader arrives at the top or at a fragment, and not at a position. */
export function useGrowingText(opens: boolean): TextRange {
  const isOnDevice = useHydrated();
  const [range, setRange] = useState(() => (opens && isOnDevice ? rangeFor(parseAnchor(location.hash)) : whole));
  const grows = !isWhole(range);

  useEffect(() => {
    if (isWhole(range)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Behind the frame, so that what is there is seen before there is more.
    const callOff = nextFrame(() => {
      timer = setTimeout(() => startTransition(() => setRange(grown)));
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [range]);

  useEffect(() => {
    if (!grows) return;
    const listeners = new AbortController();
    const complete = () => flushSync(() => setRange(whole));
    for (const need of needs) addEventListener(need, complete, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [grows]);

  return range;
}
