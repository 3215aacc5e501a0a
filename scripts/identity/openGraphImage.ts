/** The picture that stands beside a link to the site elsewhere: 1200 x 630, wordmark left, mark right. */

import { largeMarkSvg, placeMark } from '#cards/faces/markSvg.ts';
import { sunburst } from '#cards/faces/sunburst.ts';
import { element, mixed } from '#cards/faces/svg.ts';
import { textPath } from '#cards/faces/typeface.ts';
import { inks } from '#game/cards/inks.ts';
import { openGraphSize } from '#site/brand/openGraph.ts';
import { wordmarkLines } from '#site/gameName.ts';
import { ground } from './ground.ts';
import { twoInkLine } from './twoInkLine.ts';

const markCentre = [884, 352] as const;
const markHeight = 476;

export function openGraphImage(): string {
  const { width, height } = openGraphSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: ground }),
    element('path', { d: sunburst(markCentre, 18, 1300), fill: mixed(ground, inks.paper, 0.45) }),
    placeMark(largeMarkSvg(), markCentre[0], height - markHeight / 2, markHeight),
    twoInkLine(wordmarkLines[0], 62, 282, 184),
    twoInkLine(wordmarkLines[1], 62, 410, 122),
    element('path', {
      d: textPath('EXACT REVENGE AGAINST YOUR CLONE', 66, 484, { typeface: 'label', size: 38, tracking: 0.05 }),
      fill: inks.overprint,
    }),
  );
}
