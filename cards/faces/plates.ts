/**
 * Prints the figures of an illustration. As on the press there is one plate for
 * each ink, and the overlap is overprint: drawn as a path of its own, clipped to
 * the other plate, so that no renderer needs to know how to blend.
 */

import type { Figure, FlatInk, Outline } from '#cards/art/illustration.ts';
import { isPlateInk } from '#cards/art/illustration.ts';
import { headBox, headPath } from '#domain/brand/head.ts';
import { gameIcon } from './gameIcons.ts';
import { element, precise, rounded } from './svg.ts';

export type Press = {
  readonly main: string;
  readonly second: string;
  readonly overprint: string;
  readonly flats: Readonly<Record<FlatInk, string>>;
  /** How far the second plate is out of register, in millimetres right and down. */
  readonly slip: readonly [x: number, y: number];
};

const outlineOf = (shape: string | Outline): Outline => {
  if (typeof shape !== 'string') return shape;
  if (shape === 'head') return { path: headPath, ...headBox };
  return { path: gameIcon(shape), width: 512, height: 512 };
};

/** Consecutive figures on the plates are printed together, so that neighbours mix; flat ones cover. */
export function printFigures(figures: readonly Figure[], press: Press): string {
  const runs: Figure[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    if (run?.[0] && onPlates(run[0]) === onPlates(figure)) run.push(figure);
    else runs.push([figure]);
  }
  return runs
    .map((run, index) =>
      run[0] && onPlates(run[0])
        ? printPlates(run, press, `second-plate-${index}`)
        : run.map((figure) => printFlat(figure, press)).join(''),
    )
    .join('');
}

const inkOf = ({ ink = 'both' }: Figure) => ink;
const onPlates = (figure: Figure) => isPlateInk(inkOf(figure));

function printPlates(figures: readonly Figure[], { main, second, overprint, slip }: Press, clipId: string): string {
  const mainPlate = figures.filter((figure) => inkOf(figure) !== 'second').map((figure) => placed(figure));
  const secondPlate = figures
    .filter((figure) => inkOf(figure) !== 'main')
    .map((figure) => placed(figure, inkOf(figure) === 'both' ? slip : [0, 0]));
  return [
    element('g', { fill: second }, ...secondPlate),
    element('g', { fill: main }, ...mainPlate),
    element('clipPath', { id: clipId }, ...secondPlate),
    element('g', { fill: overprint, 'clip-path': `url(#${clipId})` }, ...mainPlate),
  ].join('');
}

function printFlat(figure: Figure, { flats }: Press): string {
  return element('g', { fill: flats[inkOf(figure) as FlatInk] }, placed(figure));
}

/** A figure's outline where it belongs, moved by the slip of its plate. */
function placed(figure: Figure, [slipX, slipY]: readonly [number, number] = [0, 0]): string {
  const { path, width, height } = outlineOf(figure.shape);
  const scale = figure.size / height;
  const factor = figure.slip ?? 1;
  const steps = [
    `translate(${rounded(figure.x + slipX * factor)} ${rounded(figure.y + slipY * factor)})`,
    figure.turn ? `rotate(${rounded(figure.turn)})` : '',
    `scale(${precise(figure.flip ? -scale : scale)} ${precise(scale)})`,
    `translate(${rounded(-width / 2)} ${rounded(-height / 2)})`,
  ];
  return element('path', { d: path, transform: steps.filter(Boolean).join(' ') });
}
