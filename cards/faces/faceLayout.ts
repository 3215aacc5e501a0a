/**
 * The layout of a card. Millimetres from the upper left corner of
 * the trimmed card; text is placed by its baseline.
 */

export const outerRule = { x: 1.6, y: 1.6, width: 59.8, height: 84.8, line: 0.3, radius: 1.8 } as const;

export const nameLine = {
  x: 3.2,
  baseline: 8.2,
  maxWidth: 44,
  size: 5.8,
  /** A name that would need a smaller size must be shortened. */
  minSize: 3.4,
  /** Offset of the second ink, to the right and down. */
  slip: 0.3,
  /** Free space before the first badge. */
  gap: 1.5,
} as const;

export const disciplineBadge = { cx: 50.6, cy: 6.5, radius: 3.1, icon: 4.3 } as const;

export const typeBadge = { x: 54.7, y: 3.4, size: 6.2, radius: 0.8, icon: 4.9 } as const;

export const artFrame = {
  x: 3,
  y: 11.2,
  width: 57,
  height: 35.2,
  line: 0.4,
  radius: 0.6,
  /** How far a figure that breaks the frame may extend above it without touching the descenders of the name. */
  overlap: 1,
} as const;

export const costColumn = { cx: 6.4, top: 15, step: 6.8, radius: 2.9, halo: 0.8 } as const;

export const typeBar = {
  x: 3,
  y: 47.4,
  width: 57,
  height: 4,
  radius: 0.4,
  label: { x: 4.7, baseline: 50.5, size: 3.1, tracking: 0.06 },
  valueLabel: { x: 52.3, baseline: 50.35, size: 2.6, tracking: 0.1 },
} as const;

export const valueCircle = { cx: 56.6, cy: 49.4, radius: 3.3, line: 0.4, size: 4.7 } as const;

export const desire = {
  label: { x: 5, baseline: 54.8, size: 2.4, tracking: 0.12 },
  text: { x: 5, width: 53 },
} as const;

/** Distance from the baseline of a side's label to that of its first line. It is less for smaller text. */
export const firstLineDrop = (size: number) => 0.6 + size * (3.5 / 3.8);

/**
 * Sizes of the card text, tried from the largest down. Below `runIn`, the label of each side is at the start of its
 * first line instead of above it.
 */
export const textSizes = { largest: 4.2, runIn: 3.3, smallest: 2.6, step: 0.1 } as const;

/**
 * A text leaves `edge` free below its last line, and at least `share` of the height of its box is used: if it is too
 * short, the picture is taller, and everything below it lower.
 */
export const textBox = { top: 51.4, bottom: 80.6, edge: 1.5, share: 0.65 } as const;

/** The gap after a label at the start of the first line. */
export const runInGap = 1.2;

/** How much lower the baseline of such a label and its line is. Larger text needs more, to stay clear of the edge. */
export const runInDrop = (size: number) => 0.42 + Math.max(0, size - textSizes.runIn) * 0.7;

export const fearBox = {
  x: 3,
  width: 57,
  tear: { width: 3, height: 0.8 },
  /** `drop` is the distance from the tips of the torn edge to the baseline of the label. */
  label: { x: 5, drop: 3.5, size: 2.4, tracking: 0.12 },
  text: { x: 5, width: 53 },
} as const;

/** Printed only if the card has no fear side. */
export const flavorLine = { x: 5, baseline: 79, width: 53, size: 2.7, leading: 3.1, gap: 1.6, maxLines: 2 } as const;

export const footer = {
  disc: { cx: 6.2, cy: 83.5, radius: 2.2, icon: 3 },
  text: { x: 9.4, baseline: 84.2, size: 2 },
} as const;
