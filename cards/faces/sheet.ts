/** The base of every card image: 63 x 88 mm of paper with a rule near its edge. */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { outerRule } from './faceLayout.ts';
import { element } from './svg.ts';

/** An SVG of a card's size, with a ground colour. */
export function cardSvg(ground: string, ...content: readonly string[]): string {
  const { width, height } = cardSize;
  const size = { viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm` };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    element('rect', { width, height, fill: ground }),
    ...content,
  );
}

/** The rule near the edge. */
export function edgeRule(ink: string): string {
  const { line, radius, ...box } = outerRule;
  return element('rect', { ...box, rx: radius, fill: 'none', stroke: ink, 'stroke-width': line });
}

export const sheet = (...content: readonly string[]) => cardSvg(inks.paper, edgeRule(inks.overprint), ...content);
