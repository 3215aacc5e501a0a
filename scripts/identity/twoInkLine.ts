/** Words from both plates, a little apart; where they meet they are overprint. */

import { element } from '#cards/faces/svg.ts';
import { type TextStyle, textPath } from '#cards/faces/typeface.ts';
import { inks } from '#game/cards/inks.ts';

export function twoInkLine(words: string, x: number, baseline: number, size: number): string {
  const style: TextStyle = { typeface: 'display', size };
  const slip = size * 0.045;
  const red = textPath(words, x, baseline, style);
  const blue = textPath(words, x + slip, baseline + slip * 0.7, style);
  const id = `blue-${Math.round(baseline)}`;
  return [
    element('path', { d: blue, fill: inks.cerebriumBlue }),
    element('path', { d: red, fill: inks.corpusRed }),
    element('clipPath', { id }, element('path', { d: blue })),
    element('path', { d: red, fill: inks.overprint, 'clip-path': `url(#${id})` }),
  ].join('');
}
