/** Full figures in a pose: a head in profile on a trunk, with limbs through points of the art window. */

import type { Figure, Outline } from './illustration.ts';
import { limb } from './outlines.ts';

type Point = readonly [x: number, y: number];

type Pose = {
  readonly person: Outline;
  /** Centre, height and rotation of the head. */
  readonly head: readonly [x: number, y: number, size: number, turn?: number];
  /** Whether it faces left. */
  readonly flip?: boolean;
  /** From the shoulders to the hips, with the bends in between. */
  readonly trunk: readonly Point[];
  /** Each from the shoulder to the hand, and from the hip to the toes. */
  readonly limbs: readonly (readonly Point[])[];
  /** Thickness of a limb; a trunk is twice as thick. */
  readonly build: number;
};

type Print = (shape: Outline, x?: number, y?: number, size?: number, pose?: Pick<Figure, 'turn' | 'flip'>) => Figure;

/** The figures of a clone, each made by `print`, which puts them on a plate or prints them flat. */
export function body(print: Print, { person, head: [x, y, size, turn = 0], flip = false, trunk, limbs, build }: Pose) {
  return [
    print(limb(build * 2, ...trunk)),
    ...limbs.map((points) => print(limb(build, ...points))),
    print(person, x, y, size, { turn, flip }),
  ];
}
