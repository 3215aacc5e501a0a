/** Highlights a link's target for a moment. */

import { useEffect } from 'react';
import { parseAnchor } from '#game/glossary/anchors.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { useStore } from '#ui/subscriptions.ts';

const highlightMs = 2400;

export function useTargetHighlight(): void {
  const page = useStore(pageState, nowhere);
  useEffect(() => {
    const anchor = page.current && !page.restored ? parseAnchor(page.current.fragment) : undefined;
    const target = anchor && document.getElementById(anchor);
    if (!target) return;
    target.dataset.arrived = '';
    const unmark = () => delete target.dataset.arrived;
    const timer = setTimeout(unmark, highlightMs);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [page]);
}
