/** Which seats lie on which side of the device, and which of them read it from across the table. */

type Sides = {
  /** Across the table, from left to right. */
  readonly far: readonly number[];
  /** On this side, from left to right. */
  readonly near: readonly number[];
};

/** Clockwise as the clones sit, by how many there are. */
const sides: Readonly<Record<number, Sides>> = {
  2: { far: [1], near: [0] },
  3: { far: [1, 2], near: [0] },
  4: { far: [1, 2], near: [0, 3] },
};

export const sidesOf = (clones: number): Sides => sides[clones] ?? { far: [], near: [] };

export const isFar = (clones: number, seat: number): boolean => sidesOf(clones).far.includes(seat);
