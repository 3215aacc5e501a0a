/** The upper edge of the fear box: torn paper, as teeth of one size. */

import { fearBox } from './faceLayout.ts';
import { rounded } from './svg.ts';

/** An open path from the left end to the right end; the tips stand on `top`. */
export function tornEdge(left: number, top: number, width: number): string {
  const { width: tooth, height } = fearBox.tear;
  const half = tooth / 2;
  const corners = Array.from({ length: Math.round(width / half) }, (_, index) => {
    const x = Math.min(left + (index + 1) * half, left + width);
    return `L${rounded(x)} ${rounded(index % 2 === 0 ? top : top + height)}`;
  });
  return `M${rounded(left)} ${rounded(top + height)}${corners.join('')}`;
}
