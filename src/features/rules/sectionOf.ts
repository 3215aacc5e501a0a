/** The section that an address stands in. */

import { type RuleAnchor, type SectionAnchor, sectionAnchors } from '#game/glossary/anchors.ts';

export function sectionOf(anchor: RuleAnchor): SectionAnchor | undefined {
  const heading = document.getElementById(anchor)?.closest('section')?.querySelector('h2, h3');
  return sectionAnchors.find((id) => id === heading?.id);
}
