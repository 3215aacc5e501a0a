/**
 * Prints the figures of an illustration. As on a printing press, there is one plate for
 * each ink. The overlap (overprint) is drawn as a separate path that is clipped to the
 * other plate, so that it needs no blending by the renderer.
 */

import {
  artWindow,
  type Figure,
  type FlatInk,
  type Illustration,
  isPlateInk,
  type Outline,
  type Shape,
} from '#cards/art/illustration.ts';
import { gameIcon } from './gameIcons.ts';

import { element, precise, rounded } from './svg.ts';

export type Press = {
  readonly main: string;
  readonly second: string;
  readonly overprint: string;
  readonly flats: Readonly<Record<FlatInk, string>>;
  /** Offset of the second plate, in millimetres to the right and down. */
  readonly slip: readonly [x: number, y: number];
};

/** Id prefix of the clip paths that restrict the main plate to its overlap with the second plate. */
export const secondPlate = 'second-plate';

/** Consecutive figures on the plates are printed together, so that they mix; flat figures cover what is below. */
export function printFigures({ figures, waterline }: Illustration, press: Press): string {
  const dry = waterline === undefined ? undefined : 'dry';
  const runs = runsOf(figures).map((run, index) =>
    isPlateInk(run[0].ink)
      ? printPlates(run, press, `${secondPlate}-${index}`, dry)
      : run.map((figure) => printFlat(figure, press)).join(''),
  );
  return (waterline === undefined ? '' : dryArea('dry', waterline)) + runs.join('');
}

type Run = [Figure, ...Figure[]];

function runsOf(figures: readonly Figure[]): Run[] {
  const runs: Run[] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    if (run && isPlateInk(run[0].ink) === isPlateInk(figure.ink)) run.push(figure);
    else runs.push([figure]);
  }
  return runs;
}

/** The area above the waterline, including space above the frame. */
const dryArea = (id: string, waterline: number) =>
  element(
    'clipPath',
    { id },
    element('rect', { x: 0, y: -artWindow.height, width: artWindow.width, height: waterline + artWindow.height }),
  );

function printPlates(
  figures: readonly Figure[],
  { main, second, overprint, slip }: Press,
  clipId: string,
  mainClip?: string,
): string {
  const mainPlate = figures.filter(({ ink }) => ink !== 'second').map((figure) => placed(figure));
  const secondPlate = figures
    .filter(({ ink }) => ink !== 'main')
    .map((figure) => placed(figure, figure.ink === 'both' ? slip : undefined));
  if (mainPlate.length === 0) return element('g', { fill: second }, ...secondPlate);
  const above = [
    element('g', { fill: main }, ...mainPlate),
    element('clipPath', { id: clipId }, ...secondPlate),
    element('g', { fill: overprint, 'clip-path': `url(#${clipId})` }, ...mainPlate),
  ];
  return (
    element('g', { fill: second }, ...secondPlate) +
    (mainClip === undefined ? above.join('') : element('g', { 'clip-path': `url(#${mainClip})` }, ...above))
  );
}

function printFlat(figure: Figure, { flats }: Press): string {
  const colour = flats[figure.ink as FlatInk];
  const { stroke } = outlineOf(figure.shape);
  const paint =
    stroke === undefined
      ? { fill: colour }
      : { fill: 'none', stroke: colour, 'stroke-width': stroke, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return element('g', paint, placed(figure));
}

function outlineOf(shape: Shape): Outline {
  if (typeof shape !== 'string') return shape;
  return { path: gameIcon(shape), width: 512, height: 512 };
}

/** A figure's outline at its position, moved by the offset of its plate. */
function placed({ shape, x, y, size, turn, flip }: Figure, [slipX, slipY]: readonly [number, number] = [0, 0]): string {
  const { path, width, height } = outlineOf(shape);
  const scale = size / height;
  const steps = [
    `translate(${rounded(x + slipX)} ${rounded(y + slipY)})`,
    turn ? `rotate(${rounded(turn)})` : '',
    `scale(${precise(flip ? -scale : scale)} ${precise(scale)})`,
    `translate(${rounded(-width / 2)} ${rounded(-height / 2)})`,
  ];
  return element('path', { d: path, transform: steps.filter(Boolean).join(' ') });
}
