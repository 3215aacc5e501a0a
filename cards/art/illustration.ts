/**
 * The vocabulary of the illustrations: what is drawn, where, and in which ink.
 * Millimetres from the upper left corner of the art window.
 */

export const artWindow = { width: 57, height: 35.2 } as const;

/** The middle of what the cost column leaves free; rays and rings come from here. */
export const freeCentre = [31, 17.6] as const;

/** An outline in a box of its own, filled by the nonzero rule. */
export type Outline = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Drawn as a line of this width instead of filled; such an outline is printed flat, never on the plates. */
  readonly stroke?: number;
};

/** The name of an icon, or an outline of our own. */
export type Shape = string | Outline;

/**
 * The two plates print the pageTitle: where they meet the press makes overprint.
 * The main plate carries the ink of the discipline, the second plate the other.
 */
export type PlateInk = 'both' | 'main' | 'second';

/** Printed flat, covering what is under it: shades of the set's spot colour, paper and ink. */
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
  /** Looking the other way. */
  readonly flip?: boolean;
};

/** Drawn in order: later figures cover earlier ones, but for the plates of neighbours, which mix. */
export type Illustration = {
  readonly figures: readonly Figure[];
  /** Where rays and rings come from, when it is not the free centre. */
  readonly focus?: readonly [x: number, y: number];
  /** How far the plates are apart, when it is not what the type says. Millimetres. */
  readonly tension?: number;
  /** Below this height only the second plate prints. */
  readonly waterline?: number;
  /** The figures stand in front of the frame and reach over its upper edge. */
  readonly breaksFrame?: boolean;
};

/** The illustrations of a set, by the number of the card. */
export type Scenes = Readonly<Record<number, Illustration>>;

export const isPlateInk = (ink: Ink): ink is PlateInk => ['both', 'main', 'second'].includes(ink);
