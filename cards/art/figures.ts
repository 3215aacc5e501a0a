/** Helpers with which the scenes place figures, and repeat, rotate and mirror them. */

import { artWindow, type Figure, freeCentre, type Ink, type Outline, type Shape } from './illustration.ts';

type Pose = Pick<Figure, 'turn' | 'flip'>;
type Place = [x?: number, y?: number, size?: number | undefined, pose?: Pose];

const isOutline = (shape: Shape): shape is Outline => typeof shape !== 'string';

/** Defaults to the middle of the window and the natural size of the shape. Icons have no natural size. */
function figure(
  ink: Ink,
  shape: Shape,
  [x = artWindow.width / 2, y = artWindow.height / 2, size, pose]: Place,
): Figure {
  if (size === undefined && !isOutline(shape)) throw new Error(`"${shape}" needs a size.`);
  return { shape, x, y, size: size ?? (isOutline(shape) ? shape.height : 0), ink, ...pose };
}

/** Printed by both plates, out of register. */
export const twice = (shape: Shape, ...place: Place) => figure('both', shape, place);

/** Printed only in the ink of the discipline. */
export const main = (shape: Shape, ...place: Place) => figure('main', shape, place);

/** Printed only in the ink of the copy. */
export const second = (shape: Shape, ...place: Place) => figure('second', shape, place);

/** One flat colour, which covers the figures below it. */
export const flat = (ink: Ink, shape: Shape, ...place: Place) => figure(ink, shape, place);

type Point = readonly [x: number, y: number];

/** The figures, rotated around a point. */
export function turned(figures: readonly Figure[], degrees: number, [cx, cy]: Point = freeCentre): Figure[] {
  const angle = (degrees * Math.PI) / 180;
  return figures.map((figure) => {
    const [dx, dy] = [figure.x - cx, figure.y - cy];
    return {
      ...figure,
      x: cx + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: cy + dx * Math.sin(angle) + dy * Math.cos(angle),
      turn: (figure.turn ?? 0) + degrees,
    };
  });
}

/** The figures, mirrored at the vertical line through x. */
export const mirrored = (figures: readonly Figure[], x: number = freeCentre[0]): Figure[] =>
  figures.map((figure) => ({ ...figure, x: 2 * x - figure.x, turn: -(figure.turn ?? 0), flip: !figure.flip }));

/** The figures, scaled around a point. */
export const scaled = (figures: readonly Figure[], factor: number, [cx, cy]: Point = freeCentre): Figure[] =>
  figures.map((figure) => ({
    ...figure,
    x: cx + (figure.x - cx) * factor,
    y: cy + (figure.y - cy) * factor,
    size: figure.size * factor,
  }));

export const moved = (figures: readonly Figure[], dx: number, dy: number): Figure[] =>
  figures.map((figure) => ({ ...figure, x: figure.x + dx, y: figure.y + dy }));

const copyInk: Partial<Record<Ink, Ink>> = { main: 'second', second: 'main' };

/** The figures as printed for the copy: with the plates swapped. */
export const copied = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, ink: copyInk[figure.ink] ?? figure.ink }));

export const inked = (ink: Ink, figures: readonly Figure[]): Figure[] => figures.map((figure) => ({ ...figure, ink }));
