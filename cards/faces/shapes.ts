/** Words and icons as paths: besides boxes, the only shapes on a card. */

import { gameIcon } from './gameIcons.ts';
import { element, precise, rounded } from './svg.ts';
import { type Anchor, type TextStyle, textPath } from './typeface.ts';

type Placing = { readonly x: number; readonly baseline: number; readonly anchor?: Anchor };

export const words = (text: string, { x, baseline, anchor }: Placing, style: TextStyle, fill: string) =>
  element('path', { d: textPath(text, x, baseline, style, anchor), fill });

/** An icon centred on a point. */
export function icon(name: string, x: number, y: number, size: number, fill: string): string {
  const corner = `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)})`;
  return element('path', { d: gameIcon(name), fill, transform: `${corner} scale(${precise(size / 512)})` });
}
