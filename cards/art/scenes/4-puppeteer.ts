/** Puppeteer: paper-coloured strings run from the top edge to every figure. */

import { body } from '../bodies.ts';
import { flat, main, mirrored, moved, scaled, second, turned, twice } from '../figures.ts';
import type { Figure, Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { collision, courtCard, echoes } from '../treatments.ts';

/** Strings down to each point from the upper edge, starting slightly closer to the middle. */
const strings = (...points: readonly (readonly [x: number, y: number])[]): Figure =>
  flat('paper', draw.wire(points.map(([x, y]) => `M${x} ${y}L${x + (31 - x) * 0.12} 0`).join(''), 0.5));

/** The control bar of a marionette: two crossed bars of wood, seen from below. */
const crossbar = (x: number, y: number, size: number, turn = 0): Figure[] =>
  turned(
    [
      flat('ink', draw.box(size, size * 0.12, size * 0.05), x, y),
      flat('ink', draw.box(size * 0.12, size * 0.6, size * 0.05), x, y),
    ],
    turn,
    [x, y],
  );

const floor = flat('shadow', draw.box(60, 3), 28.5, 34.4);

/** A puppet that holds the control bar of the next puppet. */
const puppet = (x: number, y: number, size: number): Figure[] =>
  moved(
    scaled(
      [
        ...body(twice, {
          person: people.stillwell,
          head: [0, 0, 12],
          trunk: [
            [-1.4, 8.4],
            [-1.4, 15],
          ],
          limbs: [
            [
              [-1, 15],
              [-3, 20],
              [-3.4, 25],
              [-1, 25],
            ],
            [
              [-1, 15],
              [1.6, 20],
              [1, 25],
              [3.4, 25],
            ],
            [
              [-2, 7.6],
              [-6, 11],
              [-7, 15],
            ],
            [
              [-0.6, 7.6],
              [5.4, 9.4],
              [10, 3.6],
            ],
          ],
          build: 3,
        }),
        flat('ink', draw.box(12, 2.4, 1.2), 11, 2.6, undefined, { turn: -12 }),
        flat('paper', draw.box(11, 1.4, 0.7), 11, 2.6, undefined, { turn: -12 }),
        flat('paper', draw.box(1.4, 5.4, 0.7), 11, 2.6, undefined, { turn: -12 }),
      ],
      size,
      [0, 0],
    ),
    x,
    y,
  );

export const puppeteer: Scenes = {
  /** Stop Hitting Yourself */
  1: {
    figures: [
      strings([14, 12], [48, 12]),
      main(draw.limb(4, [4, 37], [20, 31], [29, 22])),
      main('fist', 30, 20.6, 8.6, { turn: 36 }),
      ...collision([main(people.twice, 14.6, 21.5, 24)]),
      flat('paper', draw.wire('M31 17C32 8 40 4 44 12L43.6 20', 0.6)),
      flat('paper', draw.burst(12, 9, 0.5), 42.6, 24),
      flat('ink', draw.limb(4, [58, 33], [52, 30], [47.6, 26])),
      flat('ink', 'hand', 44.4, 24, 10, { turn: -62 }),
    ],
    focus: [42, 24],
  },
  /** Yank the Cord */
  2: {
    figures: [
      strings([26, 12], [54, 15]),
      twice(people.nine, 24, 19, 29),
      flat('ink', draw.box(4.4, 6, 0.6), 13.4, 26),
      flat('paper', draw.burst(9, 8, 0.45), 9.4, 26.4),
      flat('paper', draw.box(2.6, 0.8), 10.4, 24.8),
      flat('paper', draw.box(2.6, 0.8), 10.4, 27.4),
      flat('ink', draw.wire('M3 28C-2 34 30 36 40 31S46 21 50 18', 1.1)),
      flat('ink', draw.box(5, 5.4, 1), 4.2, 27.2),
      main('fist', 49.4, 15.4, 12, { turn: 8 }),
      second('fist', 51, 16.6, 12, { turn: 8 }),
    ],
    focus: [11, 26],
  },
  /** Throw the Furniture */
  3: {
    figures: [
      strings([26, 11], [38, 8], [14, 26]),
      floor,
      twice('armchair', 33, 14.4, 22, { turn: 24 }),
      flat('paper', draw.wire('M50 20l5 3M47 26l6 4M42 30l4 3.5', 0.8)),
      main(people.nine, 13, 28, 13),
      main(draw.limb(3, [17, 35], [22, 31], [21.4, 24])),
      flat('paper', draw.burst(6, 8, 0.5), 44, 6),
    ],
    focus: [33, 15],
  },
  /** Marionette Stairs */
  4: {
    figures: [
      flat('shadow', draw.stairs(5, 7, 5), 17.5, 23),
      flat('ink', draw.inWindow('M42 33H57V35.2H42Z')),
      ...crossbar(37, 3, 20, -9),
      strings([34.4, 11], [42.6, 10], [38.2, 8]),
      ...turned([twice('puppet', 38.6, 17.4, 21)], 14, [38.6, 17]),
      flat('paper', draw.wire('M31 30l-2 3M34 31.5l-1 2.5M50 26l3 3', 0.7)),
    ],
    focus: [38, 18],
  },
  /** Ventriloquism for One */
  5: {
    figures: [
      strings([20, 8], [44, 8], [34, 15]),
      ...collision([main(people.wick, 18, 20.5, 26)]),
      flat('ink', draw.limb(1.2, [32, 38], [32, 21])),
      flat('paper', draw.box(17, 9.6, 4.6), 31.6, 19.6),
      twice('lips', 31.4, 19.6, 15),
    ],
    focus: [31, 19],
  },
  /** Steal the Punchline */
  6: {
    figures: [
      strings([14, 12], [37.4, 4], [43, 10]),
      second(draw.headBowl, 24, 22, 27),
      second(draw.headLid, 17.6, 18, 27, { turn: -46 }),
      flat('paper', draw.burst(19, 14, 0.62), 30, 9),
      flat('ink', 'light-bulb', 30, 10.4, 11),
      main(draw.limb(4.4, [58, 15], [50, 4], [42, 5])),
      main('grab', 37, 6.4, 12, { turn: 178, flip: true }),
      flat('paper', draw.bubble(10, 5.4, 2.2), 49, 24),
      flat('ink', lettering('HA', 2.2), 49, 23),
    ],
    focus: [30, 9],
  },
  /** Ghostwriter */
  7: {
    figures: [
      strings([38, 6], [46, 4], [26, 17]),
      flat('paper', draw.box(26, 18, 0.6), 23, 25.4, undefined, { turn: -7 }),
      flat('dark', draw.grid(1, 5, [19, 0.7], 2.2), 22, 24, undefined, { turn: -7 }),
      flat('ink', draw.wire('M13 31.4q2 -3 3.5 0t3.5 -1t4 0', 0.5)),
      twice(draw.inWindow('M40 13C44 9 52 6 58 6V20C52 19 46 20 42.5 19.5C39.5 19 38.5 15 40 13Z')),
      flat('paper', draw.oval(3, 6.4), 40.6, 16, undefined, { turn: 20 }),
      flat('ink', draw.oval(1.8, 4.8), 40.8, 16, undefined, { turn: 20 }),
      twice('feather', 34.6, 14.6, 21, { turn: 8 }),
      flat('ink', draw.limb(0.7, [27.2, 23.4], [24.8, 29.4])),
    ],
    focus: [34, 16],
  },
  /** Hostile Takeover */
  8: {
    figures: [
      strings([17, 5], [44, 1]),
      ...turned(
        [
          main(draw.box(38, 12, 2), 31, 11),
          flat('ink', draw.inWindow('M25 5.4V2.4Q25 0 27.4 0H34.6Q37 0 37 2.4V5.4H34.4V2.8H27.6V5.4Z')),
          flat('paper', draw.disc(6), 20.6, 10.4),
          flat('ink', draw.disc(2.6), 21.8, 11.4),
          flat('paper', draw.teeth(36, 4.6, 8), 31, 18.8),
        ],
        -20,
        [12, 20],
      ),
      flat('ink', draw.polygon([12, 22], [50, 22], [50, 26], [12, 26])),
      second(draw.limb(4, [35, 24], [31.6, 16.4], [37, 9.6], [34.4, 4])),
      second(draw.limb(4, [40, 24], [42.4, 16], [49.4, 13.4], [51.6, 7.4])),
      second(draw.limb(3, [34.4, 4], [30.6, 3])),
      second(draw.limb(3, [51.6, 7.4], [55, 9])),
      main(draw.box(39, 13.4, 2), 31, 30),
      flat('paper', draw.teeth(36, 4.6, 8), 31, 21.4, undefined, { turn: 180 }),
      flat('paper', draw.box(5, 3.4, 0.5), 21.4, 28.6),
      flat('paper', draw.box(5, 3.4, 0.5), 40.6, 28.6),
    ],
    focus: [36, 20],
  },
  /** My Hand Slipped */
  9: {
    figures: [
      strings([22, 12], [31, 8]),
      second(people.nine, 44.4, 20.4, 34, { flip: true, turn: 20 }),
      flat('ink', draw.burst(16, 11, 0.5), 34, 16),
      flat('paper', draw.burst(12.4, 11, 0.5), 34, 16),
      main(draw.limb(8, [2, 42], [19, 27])),
      flat('paper', draw.limb(9, [6.4, 39], [11, 34.8])),
      main('hand', 25.6, 20.4, 21, { turn: 58 }),
      flat('paper', draw.wire('M9 18Q13 24.6 19 28.6M12.6 14.6Q15 17.6 18 19.4', 0.8)),
      flat('paper', draw.bubble(18, 9, 3), 20, 6.2),
      flat('ink', lettering('OOPS', 4), 20, 5),
    ],
    focus: [34, 16],
  },
  /** Decoy Torso */
  10: {
    figures: [
      strings([23, 8], [39, 8]),
      ...courtCard(
        [
          main(
            draw.inWindow(
              'M29 0H33L33.5 3.6C39 4.6 43.5 6 44.5 10.5L42 14L39.6 11.5L38 17.6H24L22.4 11.5L20 14L17.5 10.5C18.5 6 23 4.6 28.5 3.6Z',
            ),
          ),
        ],
        [31, 17.6],
      ),
      ...courtCard(
        [
          flat('paper', draw.polygon([31, 13.6], [27.8, 4], [29.6, 4], [31, 8], [32.4, 4], [34.2, 4])),
          flat('ink', draw.limb(0.8, [9, 7], [26, 10.6])),
          flat('ink', draw.limb(0.8, [54, 4], [36.6, 11])),
          flat('paper', draw.burst(5, 8, 0.4), 26, 10.6),
          flat('paper', draw.burst(5, 8, 0.4), 36.6, 11),
        ],
        [31, 17.6],
      ),
      flat('ink', draw.box(26, 0.7), 31, 17.6),
      flat('paper', draw.disc(4.4), 31, 17.6),
      flat('ink', lettering('ME', 1.8), 31, 17.6),
    ],
  },
  /** Strings Attached */
  11: {
    figures: [
      flat('paper', draw.burst(22, 14, 0.6), 40, 24),
      flat('paper', draw.wire('M44 0V3.4', 0.6)),
      twice('light-bulb', 40, 23.4, 16, { turn: 180 }),
      flat('ink', draw.ring(3.4, 1), 44, 4.4),
      flat('ink', draw.wire('M44 6.4V12.4C44 17.6 36.6 17.6 36.6 12.2L38.6 13.6', 1.3)),
      second(draw.limb(4, [4, 37], [16, 34], [24, 29.6])),
      second('grab', 26.8, 28, 10.5, { turn: -150 }),
      flat('paper', draw.wire('M53 15l3 -2M54 21.6h3M53 28l3 1.6', 0.8)),
    ],
    focus: [42, 24],
  },
  /** Backseat Driver */
  12: {
    figures: [
      strings([19, 9], [43, 26]),
      flat('ink', draw.ring(27, 3), 31, 17.6),
      flat('ink', draw.box(24, 2.6), 31, 17.6),
      flat('ink', draw.box(2.6, 12), 31, 23),
      flat('ink', draw.disc(8), 31, 17.6),
      ...courtCard([
        main(draw.limb(4, [4, 37], [12, 27], [18.4, 21])),
        main('fist', 19.6, 18.6, 11, { turn: 40 }),
        main(draw.limb(4, [26, 38], [36, 36], [42, 28])),
        main('fist', 42.6, 26.4, 11, { turn: 8, flip: true }),
      ]),
      flat('paper', draw.disc(3), 31, 17.6),
    ],
  },
  /** Crossbar */
  13: {
    figures: [
      strings([10.4, 16], [24.6, 4.6]),
      ...puppet(14.6, 9, 1.2),
      flat('paper', draw.wire('M22 13.6L30 23.6M28 11.6L33 16M33.6 10.8L41 20', 0.45)),
      ...puppet(33, 20, 0.66),
      flat('paper', draw.wire('M37.4 22.4L43.6 28M40.4 21.4L45.6 24M43.4 20.8L50 26', 0.35)),
      ...puppet(45.6, 26.4, 0.38),
    ],
    tension: 0.6,
  },
  /** Itchy Collar */
  14: {
    figures: [
      strings([22, 2], [40, 2]),
      ...echoes([twice(people.nine, 31.6, 10.6, 27)], [31, 20]),
      twice(draw.shoulders, 30.4, 30.4, 15),
      ...[0, 31].flatMap((mirror) => {
        const wing = [
          flat('ink', draw.polygon([23.2, 16.8], [12.6, 20.6], [10.6, 27.4], [20.4, 36], [31.4, 30])),
          flat('paper', draw.polygon([23, 18], [13.6, 21.4], [11.8, 27], [20.6, 34.8], [30.4, 29.6])),
          flat('paper', draw.teeth(10.4, 4.4, 3), 27.4, 20.6, undefined, { turn: 237.5 }),
          flat('ink', draw.polygon([14.4, 22.8], [21.4, 26], [20.6, 28.6], [15.6, 27.8])),
          flat('paper', draw.disc(1.5), 18.8, 26.7),
        ];
        return mirror ? mirrored(wing, mirror) : wing;
      }),
      flat('ink', draw.wire('M20.4 15.6L14.4 11.6', 0.5)),
      ...turned(
        [
          flat('ink', draw.box(12.2, 6.2, 0.4), 14.6, 9.4),
          flat('paper', draw.box(11.4, 5.4, 0.3), 14.6, 9.4),
          flat('ink', lettering('100% YOU', 2), 14.6, 9.4),
        ],
        -14,
        [14.6, 9.4],
      ),
    ],
  },
  /** Voice in the Vents */
  15: {
    figures: [
      strings([12, 3], [50, 3]),
      flat('ink', draw.box(38, 27, 1.4), 31, 18),
      flat('dark', draw.box(35, 24, 0.8), 31, 18),
      ...echoes([twice('lips', 31, 18, 21)], [31, 18]),
      flat('ink', draw.grid(1, 6, [35, 1.3], 2.9), 31, 18),
      ...[
        [14.4, 6.8],
        [47.6, 6.8],
        [14.4, 29.2],
        [47.6, 29.2],
      ].map(([x, y]) => flat('paper', draw.disc(1.3), x, y)),
      flat('paper', draw.wire('M52 11q3 6 0 13M55 8q4 9 0 19', 0.8)),
    ],
  },
  /** Frontal Toll Booth */
  16: {
    figures: [
      strings([24, 8], [34, 6]),
      ...echoes([twice(people.wick, 27, 22, 29)], [27, 22]),
      flat('ink', draw.box(7, 14, 0.8), 50.4, 28.6),
      flat('paper', draw.box(4.6, 4, 0.4), 50.4, 26),
      ...turned(
        [
          flat('paper', draw.box(40, 3.6, 0.8), 31, 17),
          ...[0, 1, 2, 3, 4, 5].map((stripe) => flat('ink', draw.box(3, 3.6), 14.4 + stripe * 6.4, 17)),
        ],
        -9,
        [50, 20],
      ),
      flat('ink', lettering('TOLL', 2.2), 50.4, 26),
    ],
  },
};
