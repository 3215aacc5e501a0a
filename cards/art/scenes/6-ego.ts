/** Ego: laurels, plinths and spotlights. The figure is always too big, and breaks the frame at the top. */

import { body } from '../bodies.ts';
import { flat, main, moved, second, turned, twice } from '../figures.ts';
import { type Figure, freeCentre, type Illustration, type Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { collision, courtCard, echoes } from '../treatments.ts';

const spotlight = (x: number, spread = 17): Figure => flat('light', draw.lightCone([x, -3], spread));

const grand = (figures: readonly Figure[], focus: Illustration['focus'] = freeCentre): Illustration => ({
  figures,
  focus,
  breaksFrame: true,
});

const stage = flat('shadow', draw.box(57, 3), 28.5, 33.7);

/** A small audience of identical heads. */
const audience = (count: number, from: number, step: number): Figure[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? main(people.stillwell, from + index * step, 32.4, 10)
      : second(people.stillwell, from + index * step, 32.4, 10),
  );

export const ego: Scenes = {
  /** Chest First */
  1: grand([
    spotlight(31),
    stage,
    twice(
      draw.inWindow(
        'M25 -3H37C37.5 2 42 3 47 4.5C53 6 55.5 12 54 21L48.5 20L46.5 14C46 22 42 28 40.5 33H21.5C20 28 16 22 15.5 14L13.5 20L8 21C6.5 12 9 6 15 4.5C20 3 24.5 2 25 -3Z',
      ),
    ),
    flat('light', draw.wire('M19 14.5Q25 19.5 30.6 15.5M31.8 15.5Q37.5 19.5 43.5 14.5M31.2 16V29', 0.6)),
    flat('paper', draw.polygon([36, 8], [40, 8], [39.6, 13], [36.4, 13])),
    flat('paper', draw.burst(8.4, 10, 0.72), 38, 16.4),
    flat('ink', lettering('ME', 1.8), 38, 16.4),
    flat('ink', 'laurels', 9, 29, 9),
    flat('ink', 'laurels', 52.6, 29, 9),
  ]),
  /** Autograph */
  2: grand(
    [
      flat('paper', draw.box(46, 25, 0.8), 33, 20, undefined, { turn: -3 }),
      flat(
        'ink',
        draw.wire('M11 29C15 17 19 15 18 22S11 30 17 29S21 22 23 24S22 29 25 28S29 23 30 25S29 29 33 27L38 25.5', 1.1),
      ),
      flat('ink', draw.box(43, 0.35), 33, 31, undefined, { turn: -3 }),
      twice('fist', 43.4, 22.8, 15, { turn: 86 }),
      second('fountain-pen', 33, 7.6, 21, { turn: 4 }),
      main('fountain-pen', 31.4, 6.6, 21, { turn: 4 }),
      flat('paper', draw.burst(8, 8, 0.45), 52.4, 14),
    ],
    [50, 22],
  ),
  /** Topple the Statue */
  3: grand(
    [
      flat('shadow', draw.plinth(22, 13), 26, 29),
      ...turned([twice(people.twice, 28, 12, 28), twice(draw.box(13, 3.4, 0.6), 25.6, 26)], 13, [26, 26]),
      flat('paper', draw.oval(13, 3.4), 27.4, 21.6, undefined, { turn: 13 }),
      flat('ink', draw.oval(11.4, 1.8), 27.4, 21.6, undefined, { turn: 13 }),
      flat('paper', draw.wire('M33.5 22.5L50 29.5', 1)),
      second('pull', 50, 26.4, 15, { flip: true }),
      flat('paper', draw.wire('M14 8l-3.5 -2M13.5 13h-4M40 30l3 2', 0.8)),
    ],
    [28, 12],
  ),
  /** Grand Entrance */
  4: grand(
    [
      flat('paper', draw.burst(52, 20, 0.45), 31, 15),
      flat('ink', draw.box(25, 37), 31, 16.6),
      flat('paper', draw.box(20, 34), 31, 18),
      ...turned([main(draw.polygon([41, 1], [51, 6], [51, 35.2], [41, 35.2]))], 0),
      flat('ink', draw.disc(1.6), 43.4, 20),
      flat('shadow', draw.polygon([24, 29], [38, 29], [46, 35.2], [16, 35.2])),
      second('person', 29.6, 13.6, 31),
      main('person', 31.6, 13.6, 31),
    ],
    [31, 14],
  ),
  /** I Am the Original */
  5: grand([
    spotlight(31, 20),
    ...collision([main('finger-print', 30.2, 22, 27)], 31),
    flat('ink', 'imperial-crown', 31, 6.6, 14),
    flat('paper', draw.disc(1.6), 26.7, 8),
    flat('paper', draw.disc(1.6), 35.3, 8),
    flat('paper', draw.box(12, 4.6, 0.4), 49, 28.6, undefined, { turn: -9 }),
    ...turned([flat('ink', lettering('COPY', 2.2), 49, 28.6)], -9, [49, 28.6]),
    flat('paper', draw.box(13, 4.6, 0.4), 13.4, 28.4, undefined, { turn: 9 }),
    ...turned([flat('ink', lettering('COPY', 2.2), 13.4, 28.4)], 9, [13.4, 28.4]),
  ]),
  /** Signed First Edition */
  6: grand([
    spotlight(33, 19),
    flat('shadow', draw.plinth(34, 8), 32, 31.4),
    twice(draw.box(24, 27.6, 1), 32, 13.4),
    flat('ink', draw.box(2.4, 27.6), 21.2, 13.4),
    flat('light', draw.box(0.6, 27.6), 22.6, 13.4),
    flat('paper', draw.oval(12.4, 15), 33.4, 11),
    main(people.twice, 33.4, 12.8, 11.6),
    flat('paper', lettering('ME', 2.8, 'display'), 33.4, 22.8),
    flat('paper', draw.disc(9), 44.6, 23.4),
    flat('ink', 'wax-seal', 44.6, 23.4, 8.4),
    flat('paper', draw.wire('M12 10l-3 -2M12 15h-4M51 10l3 -2M51 15h4', 0.8)),
  ]),
  /** Applause Sign */
  7: grand(
    [
      flat('light', draw.polygon([14, 10], [50, 10], [57, 36], [5, 36])),
      flat('ink', draw.box(1, 5), 22, -1),
      flat('ink', draw.box(1, 5), 42, -1),
      twice(draw.box(42, 11.4, 1.4), 32, 6.4),
      flat('paper', lettering('APPLAUSE', 5), 32.4, 6.8),
      ...Array.from({ length: 9 }, (_, index) => flat('paper', draw.disc(1.1), 13.6 + index * 4.6, 2)),
      ...audience(8, 7, 6.8),
      ...[0, 1, 2, 3, 4].map((index) => flat('ink', 'high-five', 10.6 + index * 10.4, 23.4, 7.4)),
    ],
    [32, 6],
  ),
  /** Cult of Me */
  8: grand([
    flat('light', draw.disc(24), 31, 15),
    main(draw.inWindow('M14 2C20 4 22 12 22.5 20L25 36H1L5 20C6 12 8 4 14 2Z')),
    second(draw.inWindow('M48 2C54 4 56 12 57 20V36H37L39.5 20C40 12 42 4 48 2Z')),
    flat('ink', draw.oval(8, 10.6), 15.4, 11.4),
    flat('ink', draw.oval(8, 10.6), 46.8, 11.4),
    twice(draw.limb(2.4, [31, 24], [31, 34])),
    twice(draw.ovalRing(15, 21, 2), 31, 13),
    flat('paper', draw.oval(11.6, 17.6), 31.4, 13.2),
    second(people.nine, 30.2, 14.6, 10.6),
    main(people.nine, 32.4, 14.6, 10.6, { flip: true }),
  ]),
  /** Stunt Double */
  9: grand(
    [
      flat('paper', draw.burst(28, 13, 0.6), 14, 25),
      flat('light', draw.burst(19, 13, 0.6), 14, 25),
      flat('dark', draw.burst(10, 11, 0.6), 14, 25),
      ...moved(
        body(second, {
          person: people.twice,
          head: [22.6, 14.6, 8, 148],
          trunk: [
            [19.6, 9.4],
            [16.4, 5],
          ],
          limbs: [
            [
              [16, 4.6],
              [11.6, 2.4],
              [10.6, -2],
            ],
            [
              [16.4, 4.4],
              [20, 0.6],
              [24.4, -1.4],
            ],
            [
              [19.6, 9.6],
              [25.6, 9.6],
              [29, 6.4],
            ],
            [
              [19.2, 9.8],
              [14, 12],
              [13.4, 16.4],
            ],
          ],
          build: 2.6,
        }),
        -1.6,
        2,
      ),
      main(draw.shoulders, 38.6, 32, 15),
      main(people.twice, 39.4, 12.6, 31),
      flat('ink', draw.inWindow('M42.4 8.4H51.8L51.4 12.6C49.4 14.4 46.4 13.6 45.6 10.6L42.4 10Z')),
      flat('ink', draw.box(14, 1.3), 38.6, 9),
    ],
    [14, 25],
  ),
  /** Cheekbones of Steel */
  10: grand([
    main(people.nine, 26, 15.6, 41, { flip: true }),
    ...moved(
      [
        flat('ink', draw.polygon([27.6, 17], [35, 10.6], [49, 12], [50, 20.4], [42, 26.6], [30.6, 24.4])),
        flat('light', draw.polygon([28.6, 17.2], [35.4, 11.6], [48, 12.8], [49, 20], [41.8, 25.6], [31, 23.6])),
        flat('paper', draw.polygon([28.6, 17.2], [35.4, 11.6], [48, 12.8], [38, 17.4])),
        flat('dark', draw.polygon([28.6, 17.2], [38, 17.4], [31, 23.6])),
        ...[
          [35.4, 13.2],
          [45.8, 14.2],
          [46.6, 19.6],
          [41, 23.6],
          [32.4, 21.6],
        ].map(([x, y]) => flat('ink', draw.disc(1.3), x, y)),
      ],
      -14,
      0.6,
    ),
    second(draw.limb(4, [44.6, 19.4], [46.4, 13.6], [48.2, 25.4], [50, 13.6], [51.8, 25.4], [53.6, 14], [60, 19])),
    flat('ink', draw.burst(15, 11, 0.5), 35.4, 18.6),
    flat('paper', draw.burst(11.6, 11, 0.5), 35.4, 18.6),
    second('fist', 41, 19.4, 13.6, { turn: -68, flip: true }),
    flat('paper', draw.wire('M40 6.4l-1.6 3M46.4 6.6l-2.8 2.4M40.6 31.6l-1.8 -2.8', 0.8)),
  ]),
  /** Talk Over Yourself */
  11: grand([
    main(people.stillwell, 15.4, 19.4, 34),
    second(people.stillwell, 47.4, 28.4, 17, { flip: true, turn: -24 }),
    flat('paper', draw.oval(15, 3), 37.6, 22.2, undefined, { turn: 4 }),
    ...[-3.6, 0, 3.6].map((step) => flat('ink', draw.disc(1.2), 37.6 + step, 22.2 + step * 0.07)),
    flat('ink', draw.polygon([27.6, 21.6], [29, 11], [37, 14])),
    flat('ink', draw.oval(34, 18), 40, 9.6),
    flat('paper', lettering('ME ME ME', 5), 40, 9.6),
    flat('paper', draw.wire('M54 19.4l2.4 1.6M50 20.4l1.4 2.4', 0.7)),
  ]),
  /** My Idea, Actually */
  12: grand([
    spotlight(40, 13),
    ...courtCard([main(people.stillwell, 23.6, 18, 30)], [31, 18]),
    flat('paper', draw.wire('M6 22C10 8 22 4 30 10S42 26 50 20', 0.7)),
    flat('paper', draw.disc(13), 31, 17.6),
    flat('ink', 'light-bulb', 31, 17.6, 10),
    flat('light', draw.disc(8), 49.4, 13),
    flat('ink', 'light-bulb', 49.4, 13, 6.4),
    flat('light', draw.disc(7), 11.6, 26),
    flat('ink', 'light-bulb', 11.6, 26, 5.4),
  ]),
  /** Structural Shoulders */
  13: grand([
    ...echoes(
      [
        twice(people.nine, 31, 6, 17),
        twice(draw.inWindow('M9 17C11 12 17 13 22 14.5L27 13H35L40 14.5C45 13 51 12 53 17V20.5H9Z')),
      ],
      [31, 18],
    ),
    twice(draw.box(4, 17), 14, 27.6),
    twice(draw.box(4, 17), 48, 27.6),
    flat('paper', draw.wire('M14 19.5Q31 40 48 19.5', 0.8)),
    flat('paper', draw.bars(29, 7.4, 11, 0.45), 31, 29.4),
    flat('ink', draw.box(57, 1.8), 28.5, 33),
    flat('paper', draw.dashes(52, 9, 0.4), 29, 33),
  ]),
  /** Bronze Bust of Me */
  14: grand([
    spotlight(31, 15),
    ...echoes([twice(people.twice, 32, 9.4, 25)], [31.5, 16]),
    twice(draw.box(12, 2.4, 0.5), 30, 22.4),
    flat('ink', draw.plinth(27, 13), 30.4, 29.4),
    flat('paper', draw.box(19, 4, 0.3), 30.4, 29.4),
    flat('ink', lettering('PROPERTY', 2.4), 30.4, 29.4),
    flat('ink', 'laurels', 11.6, 24, 12.4),
    flat('ink', 'laurels', 50, 24, 12.4),
  ]),
  /** Big Head */
  15: grand([
    ...echoes([twice(people.nine, 23.4, 12.6, 24, { turn: -14 })], [23.4, 13]),
    flat('ink', draw.wire('M25 24.5Q29 28 35 25.5T45 28.5', 0.8)),
    flat('paper', draw.wire('M22.5 24.3L28.5 23.2', 1.1)),
    twice(draw.shoulders, 45.6, 32.4, 9.6),
    twice(draw.box(4.4, 4, 1), 45.6, 28.6),
    flat('paper', draw.cloud(12, 6), 46.6, 9),
    flat('paper', draw.cloud(7, 3.6), 51.4, 19.6),
    flat('paper', draw.cloud(8, 4), 11.4, 30),
  ]),
  /** Selective Memoir */
  16: grand([
    spotlight(31, 21),
    ...echoes([twice('open-book', 31, 15.4, 34)], [31, 17]),
    flat('spot', draw.polygon([34.4, 7.6], [44.6, 5.4], [44.6, 20.6], [34.4, 22.6])),
    flat('paper', draw.wire('M34.4 7.6L44.6 5.4V20.6L34.4 22.6Z', 0.5)),
    ...turned([flat('paper', draw.box(11, 14.6), 49.6, 26), second(people.stillwell, 49.6, 26.4, 10)], 17, [49.6, 26]),
    flat('paper', 'scissors', 40.6, 27, 9.6, { turn: -150 }),
    flat('paper', draw.grid(1, 5, [9, 0.6], 2), 22.6, 14.4, undefined, { turn: 12 }),
  ]),
};
