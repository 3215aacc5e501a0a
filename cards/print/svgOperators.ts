/**
 * Converts a card image to a PDF content stream of vectors. Leaves out the grain, because
 * real paper has its own, and keeps the overlap of the plates as a separate path.
 */

import svgpath from 'svgpath';
import { secondPlate } from '../faces/plates.ts';
import { outlineOf, pathOperators } from './pathOperators.ts';
import { readSvg, type SvgElement } from './svgTree.ts';
import type { Place, Rgb, ToneOf } from './tones.ts';

type Attributes = SvgElement['attributes'];

type Context = {
  readonly tone: ToneOf;
  readonly clips: ReadonlyMap<string, SvgElement>;
  readonly inherited: Attributes;
  readonly place: Place;
};

/** The operators that draw an SVG in its own units, y downwards. Throws for content that no card image has. */
export function svgOperators(svg: string, tone: ToneOf): string {
  const root = readSvg(svg);
  return draw(root.children, { tone, clips: clipPathsOf(root), inherited: {}, place: 'elsewhere' });
}

function clipPathsOf(element: SvgElement): Map<string, SvgElement> {
  const clips = new Map(element.children.flatMap((child) => [...clipPathsOf(child)]));
  if (element.name === 'clipPath') clips.set(element.attributes.id ?? '', element);
  return clips;
}

const draw = (elements: readonly SvgElement[], context: Context) =>
  elements
    .map((element) => drawElement(element, context))
    .filter(Boolean)
    .join('\n');

function drawElement(element: SvgElement, context: Context): string {
  const { name, attributes } = element;
  if (name === 'clipPath' || name === 'filter' || attributes.filter !== undefined) return '';
  if (attributes.opacity !== undefined) throw new Error('What is half transparent cannot be printed in two inks.');
  const content = () => {
    const inner = clipped(attributes, context);
    return name === 'g' ? draw(element.children, inner) : paint(outlineOf(element), inner);
  };
  const clip = clipOf(attributes, context);
  if (clip === undefined) return placed(attributes.transform, content());
  // The shapes of a clip may overlap with any winding, so the content is drawn once through each shape.
  const through = clip.children.map((shape) => {
    const opening = pathOperators(outlineOf(shape), shape.attributes.transform);
    return saved(`${opening}\nW n\n${content()}`);
  });
  return placed(attributes.transform, through.join('\n'));
}

const clipped = (attributes: Attributes, context: Context): Context => ({
  ...context,
  inherited: { ...context.inherited, ...attributes },
  place: placeIn(attributes['clip-path'], context.place),
});

/** Clipped content belongs to a picture; content clipped to the second plate is the overlap of the plates. */
function placeIn(clip: string | undefined, place: Place): Place {
  if (clip === undefined) return place;
  return clip.includes(secondPlate) ? 'overlap' : 'picture';
}

function clipOf(attributes: Attributes, { clips }: Context): SvgElement | undefined {
  const id = /^url\(#(.+)\)$/.exec(attributes['clip-path'] ?? '')?.[1];
  if (id === undefined) return undefined;
  const clip = clips.get(id);
  if (clip === undefined) throw new Error(`There is no clip path "${id}".`);
  return clip;
}

const saved = (operators: string) => `q\n${operators}\nQ`;

function placed(transform: string | undefined, operators: string): string {
  if (transform === undefined || operators === '') return operators;
  return saved(`${matrixOf(transform).join(' ')} cm\n${operators}`);
}

/** The matrix of a transform, from where it maps the origin and both unit vectors. */
function matrixOf(transform: string): number[] {
  const corners: [number, number][] = [];
  svgpath('M0 0L1 0L0 1')
    .transform(transform)
    .abs()
    .iterate((segment) => {
      corners.push([Number(segment[1]), Number(segment[2])]);
    });
  const [[e, f] = [0, 0], [x1, y1] = [1, 0], [x2, y2] = [0, 1]] = corners;
  return [x1 - e, y1 - f, x2 - e, y2 - f, e, f].map((value) => Math.round(value * 1e6) / 1e6 + 0);
}

const isPaint = (value: string | undefined): value is string => value !== undefined && value !== 'none';

const lineShapes: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2, miter: 0, bevel: 2 };

function paint(outline: string, { inherited, tone, place }: Context): string {
  const { fill = '#000000', stroke, 'stroke-width': width = '1' } = inherited;
  const filled = isPaint(fill);
  const stroked = isPaint(stroke);
  if (outline === '' || (!filled && !stroked)) return '';
  const state = [
    filled ? colour(tone(fill, place), 'rg', 'g') : '',
    stroked ? colour(tone(stroke, place), 'RG', 'G') : '',
    stroked ? `${width} w ${lineShapes[inherited['stroke-linecap'] ?? 'butt']} J` : '',
    stroked ? `${lineShapes[inherited['stroke-linejoin'] ?? 'miter']} j` : '',
    stroked ? `[${inherited['stroke-dasharray'] ?? ''}] 0 d` : '',
  ];
  const operator = filled && stroked ? 'B' : filled ? 'f' : 'S';
  return [state.filter(Boolean).join(' '), pathOperators(outline), operator].join('\n');
}

/** Writes a grey as a single number, so that it is printed with black ink only. */
function colour([red, green, blue]: Rgb, rgb: string, grey: string): string {
  const written = (value: number) => String(Math.round(value * 1000) / 1000);
  if (red === green && green === blue) return `${written(red)} ${grey}`;
  return `${[red, green, blue].map(written).join(' ')} ${rgb}`;
}
