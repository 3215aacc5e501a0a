/** A share with its Wilson interval. */

/** Two-sided 95 %. */
const z95 = 1.96;

export type Share = { readonly share: number; readonly low: number; readonly high: number; readonly of: number };

export function wilson(successes: number, of: number, z = z95): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const share = successes / of;
  const centre = share + (z * z) / (2 * of);
  const margin = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { share, low: (centre - margin) / scale, high: (centre + margin) / scale, of };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const inWords = ({ share, low, high, of }: Share): string =>
  `${percent(share)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)}, ${of})`;
