/**
 * The mark: two Holder heads back to back, red looking left and blue
 * looking right. The cranium they share is the overprint, and the four slots of
 * headspace stand in it. Drawn in this order: heads, `sharedCranium`, slots.
 * No blending is needed: the overlap is a path of its own.
 */

import { headBox, headPath } from './head.ts';

/** Width by which each head extends past the middle. */
const overlap = 44;

const halfWidth = headBox.width - overlap;

/** Bounding box of the mark; x = 0 is the middle. */
export const markBox = { x: -halfWidth, y: 0, width: 2 * halfWidth, height: headBox.height } as const;

/** The heads: the same path, positioned by SVG transforms. */
export const markHeads = [
  { path: headPath, ink: 'corpusRed', transform: `scale(-1 1) translate(${-overlap} 0)` },
  { path: headPath, ink: 'cerebriumBlue', transform: `translate(${-overlap} 0)` },
] as const;

/** Overlap of both heads, in overprint ink. The favicon is this lens alone. */
export const sharedCranium =
  'M0 204C-26 178-42 143-42 102C-42 64.6-26.1 35 0 17.9C26.1 35 42 64.6 42 102C42 143 26 178 0 204Z';

/** Bounding box of the lens. */
export const craniumBox = { x: -42, y: 17.9, width: 84, height: 186.1 } as const;

type Slot = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

const slot = (column: number, row: number): Slot => ({
  x: column * 15 - 12,
  y: 106 + row * 20.5 - 16.5,
  width: 24,
  height: 33,
  radius: 3.5,
});

/** Headspace: four paper cards. */
export const markSlots: readonly Slot[] = [slot(-1, -1), slot(1, -1), slot(-1, 1), slot(1, 1)];

/** The only slot that the favicon has room for. */
export const faviconSlot: Slot = { x: -19, y: 74, width: 38, height: 54, radius: 6 };
