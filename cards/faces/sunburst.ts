/** Rays from a focus, as path data: the ground of attacks, of the hero and of the app's icons. */

import { rounded } from './svg.ts';

/** @param reach Longer than the way from the focus to the farthest corner. */
export function sunburst([x, y]: readonly [number, number], count: number, reach: number): string {
  const at = (turn: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${rounded(x + reach * Math.cos(angle))} ${rounded(y + reach * Math.sin(angle))}`;
  };
  const ray = (_: unknown, index: number) => `M${rounded(x)} ${rounded(y)}L${at(index + 0.1)}L${at(index + 0.6)}Z`;
  return Array.from({ length: count }, ray).join('');
}
