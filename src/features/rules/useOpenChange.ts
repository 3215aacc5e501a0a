/** A section that a reader stays at has been opened; one that is only passed has not. */

import { useEffect } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { openRuleChange } from '#storage/changes/changes.ts';

const stayMs = 1500;

export function useOpenChange(active: SectionAnchor | undefined): void {
  useEffect(() => {
    if (active === undefined) return;
    const timer = setTimeout(openRuleChange, stayMs, active);
    return () => clearTimeout(timer);
  }, [active]);
}
