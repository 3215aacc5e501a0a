/** The symbols of the symbol table as SVG text, from the same drawings as on the page. */

import { inks } from '#game/cards/inks.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';
import { hollowStroke, type SymbolMark, symbolShape } from '#game/cards/symbolShape.ts';
import { element, rounded } from './svg.ts';

type Placing = {
  /** Centre, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** Side of the symbol's box. */
  readonly size: number;
  /** Ink of the surrounding text, in which ability symbols are printed. */
  readonly textInk: string;
  /** Margin of paper colour around the symbol, in millimetres; not needed on paper. */
  readonly halo?: number;
};

export function symbolSvg(symbol: GameSymbol, { x, y, size, textInk, halo = 0 }: Placing): string {
  const { outline, ink, hollow, marks } = symbolShape(symbol);
  const fill = ink === 'text' ? textInk : inks[ink];
  const scale = size / 100;
  const ground =
    halo > 0 && ink !== 'text'
      ? element('path', { d: outline, fill: inks.paper, ...line(inks.paper, (2 * halo) / scale) })
      : '';
  const body = hollow
    ? element('path', {
        d: outline,
        fill: inks.paper,
        ...line(fill, hollowStroke.width),
        'stroke-dasharray': hollowStroke.dashes,
      })
    : element('path', { d: outline, fill });
  return element(
    'g',
    { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})` },
    ground,
    body,
    ...marks.map(markSvg),
  );
}

function markSvg({ path, strokeWidth, transform }: SymbolMark): string {
  if (strokeWidth === undefined) return element('path', { d: path, fill: inks.paper, transform });
  return element('path', {
    d: path,
    fill: 'none',
    ...line(inks.paper, strokeWidth),
    'stroke-linecap': 'round',
    transform,
  });
}

const line = (stroke: string, width: number) => ({ stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
