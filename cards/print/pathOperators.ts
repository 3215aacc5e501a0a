/** Converts SVG shapes to PDF path operators. */

import svgpath from 'svgpath';
import type { SvgElement } from './svgTree.ts';

const n = (value: number) => String(Math.round(value * 1000) / 1000 + 0);

const numberOf = ({ attributes }: SvgElement, name: string) => Number(attributes[name] ?? 0);

/** The outline of a shape as SVG path data. Throws for an element that is not a shape. */
export function outlineOf(shape: SvgElement): string {
  switch (shape.name) {
    case 'path':
      return shape.attributes.d ?? '';
    case 'circle': {
      const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => numberOf(shape, name)) as [number, number, number];
      return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
    }
    case 'rect':
      return rectangle(shape);
    default:
      throw new Error(`A <${shape.name}> cannot be printed.`);
  }
}

function rectangle(shape: SvgElement): string {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => numberOf(shape, name)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx * r)} ${n(dy * r)}`;
  return [
    `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${corner(1, 1)}v${n(height - 2 * r)}${corner(-1, 1)}`,
    `h${n(2 * r - width)}${corner(-1, -1)}v${n(2 * r - height)}${corner(1, -1)}Z`,
  ].join('');
}

/**
 * Rounds to hundredths of a millimetre, which is finer than any press, or to tenths for an outline larger than a
 * card: that is an icon in its own box, which is printed much smaller.
 */
function placesFor(outline: ReturnType<typeof svgpath>) {
  let largest = 0;
  outline.iterate((_, __, x, y) => {
    largest = Math.max(largest, Math.abs(x), Math.abs(y));
  });
  const unit = largest > 120 ? 10 : 100;
  return (value: number) => String(Math.round(value * unit) / unit + 0);
}

/** Converts path data, with an SVG transform applied, to operators. */
export function pathOperators(path: string, transform = ''): string {
  const operators: string[] = [];
  const outline = svgpath(path).transform(transform).abs().unshort().unarc();
  const write = placesFor(outline);
  const add = (operator: string, ...values: readonly number[]) =>
    operators.push(`${values.map(write).join(' ')} ${operator}`);
  outline.iterate((segment, _, x, y) => {
    switch (segment[0]) {
      case 'M':
        return void add('m', segment[1], segment[2]);
      case 'L':
        return void add('l', segment[1], segment[2]);
      case 'H':
        return void add('l', segment[1], y);
      case 'V':
        return void add('l', x, segment[1]);
      case 'C':
        return void add('c', ...segment.slice(1).map(Number));
      case 'Q': {
        // As a cubic curve, with each handle two thirds of the way from an end to the quadratic handle.
        const [, qx, qy, endX, endY] = segment;
        const handles = [x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y)];
        return void add('c', ...handles, endX + (2 / 3) * (qx - endX), endY + (2 / 3) * (qy - endY), endX, endY);
      }
      default:
        operators.push('h');
    }
  });
  return operators.join('\n');
}
