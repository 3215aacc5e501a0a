/** The picture that stands beside a link to the site elsewhere: 1200 x 630, wordmark left, mark right. */

import { largeMarkSvg, placeMark } from '#cards/faces/markSvg.ts';
import { sunburst } from '#cards/faces/sunburst.ts';
import { element, mixed } from '#cards/faces/svg.ts';
import { type TextStyle, textPath } from '#cards/faces/typeface.ts';
import { inks } from '#domain/cards/inks.ts';
import { ground } from './ground.ts';

export const openGraphSize = { width: 1200, height: 630 } as const;

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
    twoInkLine('Spite', 62, 282, 184),
    twoInkLine('& Image', 62, 410, 122),
    element('path', {
      d: textPath('EXACT REVENGE AGAINST YOUR CLONE', 66, 484, { typeface: 'label', size: 38, tracking: 0.05 }),
      fill: inks.overprint,
    }),
  );
}

/** The same words from both plates, a little apart; where they meet they are overprint. */
function twoInkLine(words: string, x: number, baseline: number, size: number): string {
  const style: TextStyle = { typeface: 'display', size };
  const slip = size * 0.045;
  const red = textPath(words, x, baseline, style);
  const blue = textPath(words, x + slip, baseline + slip * 0.7, style);
  const id = `blue-${size}`;
  return [
    element('path', { d: blue, fill: inks.cerebriumBlue }),
    element('path', { d: red, fill: inks.corpusRed }),
    element('clipPath', { id }, element('path', { d: blue })),
    element('path', { d: red, fill: inks.overprint, 'clip-path': `url(#${id})` }),
  ].join('');
}
