/** The pattern behind the figures, by type: rays, rings or bars. Millimetres in the art window. */

import type { CardType } from '#game/cards/card.ts';
import { artWindow } from '../art/illustration.ts';
import { element, rounded, sunburst } from './svg.ts';

type Pattern = (colour: string, focus: readonly [number, number]) => string;

/** Longer than the diagonal of the window, so that rays from any focus reach its corners. */
const reach = 70;

const rays: Pattern = (colour, focus) => element('path', { fill: colour, d: sunburst(focus, 12, reach) });

const rings: Pattern = (colour, [cx, cy]) =>
  Array.from({ length: 9 }, (_, index) =>
    element('circle', { cx, cy, r: 3.4 + index * 5.2, fill: 'none', stroke: colour, 'stroke-width': 2.4 }),
  ).join('');

const bars: Pattern = (colour) => {
  const count = 9;
  const step = artWindow.height / count;
  const bar = (_: unknown, index: number) => {
    const height = 0.35 + index * 0.36;
    return `M0 ${rounded((index + 0.5) * step - height / 2)}h${artWindow.width}v${rounded(height)}h${-artWindow.width}Z`;
  };
  return element('path', { fill: colour, d: Array.from({ length: count }, bar).join('') });
};

const patterns: Readonly<Record<CardType, Pattern>> = { attack: rays, reaction: rings, state: bars };

export const typePattern = (type: CardType, colour: string, focus: readonly [number, number]) =>
  patterns[type](colour, focus);
