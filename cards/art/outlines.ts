/** Our own shapes, in millimetres, for which there is no icon or none in a matching style. */

import { artWindow, type Outline } from './illustration.ts';

type Point = readonly [x: number, y: number];

/** Rounds to hundredths of a millimetre, which is finer than any press. */
const n = (value: number) => String(Math.round(value * 100) / 100);
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A shape in the coordinates of the window. */
export const inWindow = (path: string): Outline => ({ path, ...artWindow });

export const closed = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** A polygon through points of the window. */
export const polygon = (...points: readonly Point[]): Outline => inWindow(closed(points));

/** A line of constant width with round ends, in the coordinates of the window; for strings, cracks and cables. */
export const wire = (path: string, width: number): Outline => ({ ...inWindow(path), stroke: width });

export function box(width: number, height: number, radius = 0): Outline {
  const r = n(radius);
  const corner = (dx: number, dy: number) => (radius > 0 ? `a${r} ${r} 0 0 1 ${n(dx * radius)} ${n(dy * radius)}` : '');
  const [w, h] = [n(width - 2 * radius), n(height - 2 * radius)];
  return {
    path: `M${r} 0h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h-${w}${corner(-1, -1)}v-${h}${corner(1, -1)}Z`,
    width,
    height,
  };
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, sweep: 0 | 1 = 1) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 ${sweep} ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 ${sweep} ${n(-2 * rx)} 0Z`;

export const oval = (width: number, height: number): Outline => ({
  path: ellipse(width / 2, height / 2, width / 2, height / 2),
  width,
  height,
});

export const disc = (diameter: number) => oval(diameter, diameter);

/** An oval with an oval hole. */
export const ovalRing = (width: number, height: number, thickness: number): Outline => ({
  path:
    ellipse(width / 2, height / 2, width / 2, height / 2) +
    ellipse(width / 2, height / 2, width / 2 - thickness, height / 2 - thickness, 0),
  width,
  height,
});

export const ring = (diameter: number, thickness: number) => ovalRing(diameter, diameter, thickness);

/** A picture frame: a box with a box-shaped hole. */
export const frame = (width: number, height: number, t: number): Outline => ({
  path: `M0 0h${n(width)}v${n(height)}h${n(-width)}ZM${n(t)} ${n(t)}v${n(height - 2 * t)}h${n(width - 2 * t)}v${n(2 * t - height)}Z`,
  width,
  height,
});

/** A star with `points` tips, for an impact or for emphasis. */
export function burst(diameter: number, points: number, depth = 0.6): Outline {
  const r = diameter / 2;
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const reach = index % 2 === 0 ? r : r * depth;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    return [r + reach * Math.cos(angle), r + reach * Math.sin(angle)];
  });
  return { path: closed(corners), width: diameter, height: diameter };
}

/** A row of teeth, pointing down. */
export function teeth(width: number, height: number, count: number): Outline {
  const step = width / count;
  const tips = Array.from({ length: count }, (_, index): Point[] => [
    [(index + 0.5) * step, height],
    [(index + 1) * step, 0],
  ]);
  return { path: closed([[0, 0], ...tips.flat()]), width, height };
}

/** A horizontal dashed line. */
export function dashes(width: number, count: number, thickness: number, filled = 0.6): Outline {
  const step = width / (count - 1 + filled);
  const dash = (_: unknown, index: number) =>
    `M${n(index * step)} 0h${n(step * filled)}v${n(thickness)}h${n(-step * filled)}Z`;
  return { path: Array.from({ length: count }, dash).join(''), width, height: thickness };
}

/** Vertical bars of equal height. */
export function bars(width: number, height: number, count: number, thickness: number): Outline {
  const step = (width - thickness) / (count - 1);
  const bar = (_: unknown, index: number) => `M${n(index * step)} 0h${n(thickness)}v${n(height)}h${n(-thickness)}Z`;
  return { path: Array.from({ length: count }, bar).join(''), width, height };
}

/** Boxes in rows and columns; as bricks, every second row is shifted by half a box. */
export function grid(columns: number, rows: number, cell: Point, gap: number, bricks = false): Outline {
  const [width, height] = cell;
  const boxes = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = (index % columns) * (width + gap) - (bricks && row % 2 === 1 ? (width + gap) / 2 : 0);
    return `M${n(x)} ${n(row * (height + gap))}h${n(width)}v${n(height)}h${n(-width)}Z`;
  });
  return { path: boxes.join(''), width: columns * (width + gap) - gap, height: rows * (height + gap) - gap };
}

/** Stairs from the upper left down to the lower right. */
export function stairs(count: number, tread: number, rise: number): Outline {
  const corners = Array.from({ length: count }, (_, index): Point[] => [
    [index * tread, index * rise],
    [(index + 1) * tread, index * rise],
  ]);
  const [width, height] = [count * tread, count * rise];
  return { path: closed([...corners.flat(), [width, height], [0, height]]), width, height };
}

/** An arm, leg or cable: straight pieces of equal thickness with round joints, through points of the window. */
export function limb(thickness: number, ...points: readonly Point[]): Outline {
  const r = thickness / 2;
  const joints = points.map(([x, y]) => ellipse(x, y, r, r));
  const bones = points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [((y2 - y1) / length) * r, ((x1 - x2) / length) * r];
    // Wound in the direction of the joints, so that the nonzero rule merges them.
    return closed([
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ]);
  });
  return inWindow([...joints, ...bones].join(''));
}

/** A speech bubble: an oval with a tail at its lower left. */
export function bubble(width: number, height: number, tail = height * 0.4): Outline {
  const [rx, ry] = [width / 2, height / 2];
  const start: Point = [width * 0.22, height * 0.8];
  return {
    path: `${ellipse(rx, ry, rx, ry)}${closed([[width * 0.5, height * 0.9], [width * 0.1, height + tail], start])}`,
    width,
    height: height + tail,
  };
}

/** A thought bubble: a cloud of discs. */
export function cloud(width: number, height: number): Outline {
  const puffs: readonly (readonly [number, number, number])[] = [
    [0.22, 0.5, 0.22],
    [0.42, 0.3, 0.26],
    [0.66, 0.34, 0.25],
    [0.8, 0.56, 0.2],
    [0.58, 0.66, 0.27],
    [0.36, 0.68, 0.25],
  ];
  const puff = ([x, y, r]: (typeof puffs)[number]) => ellipse(x * width, y * height, r * width, r * height * 1.25);
  return { path: puffs.map(puff).join(''), width, height };
}

/** Water from `level` down to the lower edge of the window, with waves on top. */
export function water(level: number, waves = 7, swell = 0.7): Outline {
  const half = artWindow.width / waves / 2;
  const crest = Array.from({ length: waves }, () => `q${n(half / 2)} ${n(-swell * 2)} ${n(half)} 0t${n(half)} 0`);
  return inWindow(`M0 ${n(level)}${crest.join('')}V${artWindow.height}H0Z`);
}

/** A cone of light from a lamp at `from` down to `floor`. */
export const lightCone = (from: Point, spread: number, floor: number = artWindow.height): Outline =>
  polygon([from[0] - 1.2, from[1]], [from[0] + 1.2, from[1]], [from[0] + spread, floor], [from[0] - spread, floor]);

/** A tag with a hole for its string, pointing left. */
export function tag(width: number, height: number): Outline {
  const nose = height * 0.4;
  const body = closed([
    [nose, 0],
    [width, 0],
    [width, height],
    [nose, height],
    [0, height * 0.65],
    [0, height * 0.35],
  ]);
  return { path: body + ellipse(nose * 0.8, height / 2, height * 0.1, height * 0.1, 0), width, height };
}

/** The pedestal of a bust. */
export const plinth = (width: number, height: number): Outline => ({
  path:
    `M0 0h${n(width)}v${n(height * 0.14)}h${n(-width)}Z` +
    closed([
      [width * 0.1, height * 0.14],
      [width * 0.9, height * 0.14],
      [width * 0.84, height * 0.86],
      [width * 0.16, height * 0.86],
    ]) +
    `M${n(width * 0.06)} ${n(height * 0.86)}h${n(width * 0.88)}v${n(height * 0.14)}h${n(-width * 0.88)}Z`,
  width,
  height,
});

/** A bowler hat. */
export const bowler: Outline = {
  path: 'M3 9C3 3 6 0 10 0S17 3 17 9C18.5 9 20 9.5 20 10.6S17 12.6 10 12.6S0 11.7 0 10.6S1.5 9 3 9Z',
  width: 20,
  height: 12.6,
};

/** Shoulders to put below a head, for a figure that the frame crops. */
export const shoulders: Outline = {
  path: 'M0 14C0 6 4 3.5 9 2.5L11 0H19L21 2.5C26 3.5 30 6 30 14Z',
  width: 30,
  height: 14,
};

/** The Holder's head, split into the skull as a lid and the rest as a bowl, both in the box of the head. */
export const headLid: Outline = {
  path: 'M8 66C21 27 57 2 101 2C143 2 174 27 183.5 66Z',
  width: 206,
  height: 260,
};

export const headBowl: Outline = {
  path: 'M5.5 76H185.3C185.8 83 183.3 88.5 184 95C187 104 196 121 203 134C208 143 205 149 197 150C192 151 189 153 188 157C189 161 193 163 193 167C193 171 190 173 188 175C190 177 192 180 191 184C190 188 187 190 187 194C188 199 191 204 189 212C186 226 172 232 156 230L136 227C134 238 138 250 143 260H50C55 238 58 219 44 204C18 178 2 143 2 102C2 93 3.2 84 5.5 76Z',
  width: 206,
  height: 260,
};
