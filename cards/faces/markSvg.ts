/** The logo mark and its parts as SVG text, in the mark's own units: x = 0 is its middle, and its height is 260. */

import { inks } from '#game/cards/inks.ts';
import { markBox, markHeads, markSlots, sharedCranium } from '#site/brand/mark.ts';
import { gameIcon } from './gameIcons.ts';
import { element, rounded } from './svg.ts';

type Slot = (typeof markSlots)[number];

export const lens = (fill: string) => element('path', { d: sharedCranium, fill });

export const slotSvg = ({ x, y, width, height, radius }: Slot, fill: string) =>
  element('rect', { x, y, width, height, rx: radius, fill });

export function markSvg(): string {
  return [
    ...markHeads.map(({ path, transform, ink }) => element('path', { d: path, transform, fill: inks[ink] })),
    lens(inks.overprint),
    ...markSlots.map((slot) => slotSvg(slot, inks.paper)),
  ].join('');
}

/** The ideas in headspace: a blow, a thought, a fight and a mind. */
const slotIcons = [
  { name: 'fist', ink: inks.corpusRed },
  { name: 'light-bulb', ink: inks.overprint },
  { name: 'crossed-swords', ink: inks.overprint },
  { name: 'brain', ink: inks.cerebriumBlue },
] as const;

/** The mark for large sizes, with visible cards in its slots. */
export function largeMarkSvg(): string {
  const icons = markSlots.flatMap((slot, index) => {
    const icon = slotIcons[index];
    if (icon === undefined) return [];
    const size = 18;
    const [x, y] = [slot.x + (slot.width - size) / 2, slot.y + (slot.height - size) / 2];
    const transform = `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size / 512)})`;
    return [element('path', { d: gameIcon(icon.name), transform, fill: icon.ink })];
  });
  return markSvg() + icons.join('');
}

/** Centres a drawing in the mark's units on a point, scaled to `height`. */
export function placeMark(content: string, x: number, y: number, height: number): string {
  const scale = height / markBox.height;
  const transform = `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)}) translate(0 ${-markBox.height / 2})`;
  return element('g', { transform }, content);
}
