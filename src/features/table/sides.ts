/** The seats on each side of the device. The far ones read it from across the table. */

type Sides = {
  /** Across the table, from left to right. */
  readonly far: readonly number[];
  /** On this side, from left to right. */
  readonly near: readonly number[];
};

/** By number of clones, who sit clockwise. */
const sides: Readonly<Record<number, Sides>> = {
  2: { far: [1], near: [0] },
  3: { far: [1, 2], near: [0] },
  4: { far: [1, 2], near: [0, 3] },
};

export const sidesOf = (clones: number): Sides => sides[clones] ?? { far: [], near: [] };

export const isFar = (clones: number, seat: number): boolean => sidesOf(clones).far.includes(seat);
