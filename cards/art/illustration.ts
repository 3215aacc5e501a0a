/**
 * The vocabulary of the illustrations: what is drawn, where, and in which ink.
 * Millimetres from the upper left corner of the art window, which is 57 x 35.2.
 */

export const artWindow = { width: 57, height: 35.2 } as const;

/** An outline in a box of its own, filled by the nonzero rule. */
export type Outline = { readonly path: string; readonly width: number; readonly height: number };

/**
 * The two plates print the misprint: where they meet the press makes overprint.
 * The main plate carries the ink of the discipline, the second plate the other.
 */
export type PlateInk = 'both' | 'main' | 'second';

/** Printed flat, covering what is under it: shades of the set's spot colour, paper and ink. */
export type FlatInk = 'paper' | 'ink' | 'spot' | 'light' | 'dark' | 'shadow' | 'faint' | 'fainter';

export type Figure = {
  /** The name of an icon, `head` for the Holder, or an outline of our own. */
  readonly shape: string | Outline;
  /** Centre of its box. */
  readonly x: number;
  readonly y: number;
  /** Height of its box. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Looking the other way. */
  readonly flip?: boolean;
  /** Both plates, out of register, unless said otherwise. */
  readonly ink?: PlateInk | FlatInk;
  /** How far the second plate is off, as a multiple of the card's own tension. */
  readonly slip?: number;
};

/** Drawn in order: later figures cover earlier ones, but for the plates of neighbours, which mix. */
export type Illustration = {
  readonly figures: readonly Figure[];
  /** Where rays and rings come from; the middle of the free window when absent. */
  readonly focus?: readonly [x: number, y: number];
};

export const isPlateInk = (ink: PlateInk | FlatInk): ink is PlateInk => ['both', 'main', 'second'].includes(ink);

/** The middle of what the cost column leaves free. */
export const freeCentre = [31, 17.6] as const;
