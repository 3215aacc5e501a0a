/** A stretch of the rulebook, in sections, and how it grows from one section to the whole. */

import { type RuleAnchor, type SectionAnchor, sectionAnchors } from '#game/glossary/anchors.ts';
import { sectionHolding } from '#game/glossary/sectionHolding.ts';

/** Places in the reading order; `end` is the first that is not there. */
export type TextRange = { readonly start: number; readonly end: number };

const count = sectionAnchors.length;
export const whole: TextRange = { start: 0, end: count };

/** So many sections fill a screen, as a rule. */
const atFirst = 2;

/** What has to be there for a reader who is led to an anchor, or to nothing in particular. */
export function rangeFor(anchor: RuleAnchor | undefined): TextRange {
  const section = anchor && sectionHolding(anchor);
  const start = section ? sectionAnchors.indexOf(section) : 0;
  return { start, end: Math.min(start + atFirst, count) };
}

/** One section more at either end. */
export const grown = ({ start, end }: TextRange): TextRange => ({
  start: Math.max(start - 1, 0),
  end: Math.min(end + 1, count),
});

export const isOpenEnded = ({ end }: TextRange) => end < count;

export const isWhole = (range: TextRange) => range.start === 0 && !isOpenEnded(range);

export function isWithin({ start, end }: TextRange, id: SectionAnchor): boolean {
  const place = sectionAnchors.indexOf(id);
  return place >= start && place < end;
}
