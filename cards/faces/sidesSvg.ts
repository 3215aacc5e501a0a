/** The lower half of a card: the desire side, and below it the fear box or the flavour text. */

import type { Discipline } from '#game/cards/card.ts';
import { inkFor } from './faceInks.ts';
import { desire, fearBox, flavorLine, runInDrop, textBox } from './faceLayout.ts';
import { textProportions } from './richText.ts';
import { words } from './shapes.ts';
import { element, rounded } from './svg.ts';
import { symbolSvg } from './symbolSvg.ts';
import type { FittedText, SetLine } from './textFit.ts';
import { type TextStyle, textPath } from './typeface.ts';

export function sidesSvg(
  { style, labels, growth, desire: desireLines, fear, flavor }: FittedText,
  discipline: Discipline,
): string {
  const { label, text } = desire;
  const labelBaseline = label.baseline + growth + (labels === 'above' ? 0 : runInDrop(style.size));
  const labelInk = inkFor(discipline === 'physical' ? 'physicalLabel' : 'mentalLabel');
  return [
    words('DESIRE', { x: label.x, baseline: labelBaseline }, { typeface: 'label', ...label }, labelInk),
    linesSvg(desireLines, text.x, style, { text: inkFor('desire'), abilities: inkFor('desire') }),
    ...flavor.map((line) =>
      words(
        line.text,
        { x: flavorLine.x, baseline: line.baseline },
        { typeface: 'flavor', size: flavorLine.size },
        inkFor('flavor'),
      ),
    ),
    fear ? fearSvg(fear, labels, style) : '',
  ].join('');
}

function fearSvg({ top, lines }: Required<FittedText>['fear'], labels: FittedText['labels'], style: TextStyle): string {
  const { x, width, label, text } = fearBox;
  const labelPlace = { x: label.x, baseline: top + label.drop + (labels === 'above' ? 0 : runInDrop(style.size)) };
  return [
    element('path', { d: `${tornEdge(x, top, width)}V${textBox.bottom}H${x}Z`, fill: inkFor('desire') }),
    words('FEAR', labelPlace, { typeface: 'label', ...label }, inkFor('fearLabel')),
    linesSvg(lines, text.x, style, { text: inkFor('fear'), abilities: inkFor('fearAbility'), halo: 0.045 }),
  ].join('');
}

type LineInks = {
  readonly text: string;
  readonly abilities: string;
  /** Paper around each symbol, as a share of the text size. */
  readonly halo?: number;
};

function linesSvg(lines: readonly SetLine[], left: number, style: TextStyle, { text, abilities, halo = 0 }: LineInks) {
  const outlines: string[] = [];
  const symbols: string[] = [];
  for (const { parts, baseline } of lines) {
    for (const { part, x, width } of parts) {
      if (typeof part === 'string') outlines.push(textPath(part, left + x, baseline, style));
      else {
        const middle = baseline - style.size * textProportions.middle;
        const size = style.size * textProportions.symbol;
        const place = { x: left + x + width / 2, y: middle, size };
        symbols.push(symbolSvg(part, { ...place, textInk: abilities, halo: style.size * halo }));
      }
    }
  }
  return element('path', { d: outlines.join(''), fill: text }) + symbols.join('');
}

/** The torn upper edge of the fear box: an open path from left to right, with its tips at `top`. */
function tornEdge(left: number, top: number, width: number): string {
  const { width: tooth, height } = fearBox.tear;
  const half = tooth / 2;
  const corners = Array.from({ length: Math.round(width / half) }, (_, index) => {
    const x = Math.min(left + (index + 1) * half, left + width);
    return `L${rounded(x)} ${rounded(index % 2 === 0 ? top : top + height)}`;
  });
  return `M${rounded(left)} ${rounded(top + height)}${corners.join('')}`;
}
