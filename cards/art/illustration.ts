/**
 * Types of the illustrations: shapes, their places and their inks.
 * Millimetres from the upper left corner of the art window.
 */

export const artWindow = { width: 57, height: 35.2 } as const;

/** The middle of the area beside the cost column; rays and rings start here. */
export const freeCentre = [31, 17.6] as const;

/** An outline in its own box, filled by the nonzero rule. */
export type Outline = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** If set, drawn as a line of this width instead of filled; only for flat inks, not for the plates. */
  readonly stroke?: number;
};

/** The name of an icon, or an outline of our own. */
export type Shape = string | Outline;

/**
 * The two plates are printed out of register; where they overlap, the result is overprint.
 * The main plate has the ink of the discipline, the second plate the other ink.
 */
export type PlateInk = 'both' | 'main' | 'second';

/** Printed flat, covering the figures below: shades of the set's spot colour, paper and ink. */
export type FlatInk = 'paper' | 'ink' | 'spot' | 'light' | 'dark' | 'shadow' | 'faint' | 'fainter';

export type Ink = PlateInk | FlatInk;

export type Figure = {
  readonly shape: Shape;
  /** Centre of its box. */
  readonly x: number;
  readonly y: number;
  /** Height of its box. */
  readonly size: number;
  readonly ink: Ink;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored horizontally. */
  readonly flip?: boolean;
};

/** Drawn in order: later figures cover earlier ones, except that adjacent figures on the plates mix. */
export type Illustration = {
  readonly figures: readonly Figure[];
  /** Centre of rays and rings; by default the free centre. */
  readonly focus?: readonly [x: number, y: number];
  /** Distance of the plates in millimetres; by default that of the card's type. */
  readonly tension?: number;
  /** Below this y coordinate only the second plate prints. */
  readonly waterline?: number;
  /** Whether the figures are in front of the frame and may extend over its upper edge. */
  readonly breaksFrame?: boolean;
};

/** The illustrations of a set, by the number of the card. */
export type Scenes = Readonly<Record<number, Illustration>>;

export const isPlateInk = (ink: Ink): ink is PlateInk => ['both', 'main', 'second'].includes(ink);
