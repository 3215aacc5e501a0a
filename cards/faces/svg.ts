/** Writes SVG as text. Deterministic: the same input gives the same string. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A length or coordinate, rounded to three decimals, without trailing zeros. */
export const rounded = (value: number) => String(Math.round(value * 1000) / 1000 + 0);

/** A scale factor. For icons it is so small that it needs more decimals than a length. */
export const precise = (scale: number) => String(Math.round(scale * 1e6) / 1e6);

const written = (value: string | number) => (typeof value === 'number' ? rounded(value) : value);

/** One element; attributes that are `undefined` are left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${written(value)}"`],
  );
  const opened = `<${name}${pairs.join('')}`;
  const inner = children.join('');
  return inner === '' ? `${opened}/>` : `${opened}>${inner}</${name}>`;
}

/** The content, moved down. */
export const below = (distance: number, content: string) =>
  distance === 0 ? content : element('g', { transform: `translate(0 ${rounded(distance)})` }, content);

/** Mixes two colours, with `share` of the second, from 0 to 1. */
export function mixed(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Rays from a focus, as path data: the background of attacks, of the hero and of the app's icons.
 * @param reach Longer than the distance from the focus to the farthest corner.
 */
export function sunburst([x, y]: readonly [number, number], count: number, reach: number): string {
  const at = (turn: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${rounded(x + reach * Math.cos(angle))} ${rounded(y + reach * Math.sin(angle))}`;
  };
  const ray = (_: unknown, index: number) => `M${rounded(x)} ${rounded(y)}L${at(index + 0.1)}L${at(index + 0.6)}Z`;
  return Array.from({ length: count }, ray).join('');
}
