/** Promo: silver grey, with a rubber stamp on the ground behind every picture. */

import { flat, main, second, turned, twice } from '../figures.ts';
import type { Figure, Illustration, Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { courtCard, echoes } from '../treatments.ts';

/** GRATIS in a slanted box. */
const stamp = turned(
  [flat('dark', draw.frame(50, 17, 1.2), 32, 17.6), flat('dark', lettering('GRATIS', 10.6), 32.4, 17.6)],
  -17,
  [32, 17.6],
);

const gratis = (figures: readonly Figure[], rest: Partial<Illustration> = {}): Illustration => ({
  figures: [...stamp, ...figures],
  ...rest,
});

export const promo: Scenes = {
  /** Paranoia */
  1: gratis([
    ...[
      [12, 22],
      [19, 30],
      [45, 5],
      [52, 12],
      [49, 29],
      [14, 7],
    ].flatMap(([x = 0, y = 0]) => [flat('paper', draw.disc(5.4), x, y), flat('ink', 'evil-eyes', x, y, 5)]),
    ...echoes([main(people.nine, 36.4, 20, 25), second(people.nine, 25.6, 20, 25, { flip: true })], [31, 20]),
    flat('paper', 'evil-eyes', 31, 14.6, 9),
  ]),
  /** Welcome Letter */
  2: gratis(
    [
      ...[13, 27.4, 41.8].flatMap((x, index) => {
        const print = index % 2 === 0 ? main : second;
        return [
          print(people.stillwell, x, 18.4, 17),
          print(draw.shoulders, x - 0.6, 32.4, 12),
          flat('paper', draw.wire(`M${x - 5} 8.4l-1.4 -2.6M${x + 1} 7.4v-3M${x + 6.4} 8.8l1.8 -2.4`, 0.8)),
        ];
      }),
      ...[13, 27.4, 41.8].flatMap((x) => [
        flat('ink', draw.polygon([x + 3.4, 20.8], [x + 12.4, 19.4], [x + 13.8, 31.2], [x + 4.8, 32.4])),
        flat('paper', draw.polygon([x + 4, 21.4], [x + 11.8, 20.2], [x + 13, 30.6], [x + 5.4, 31.8])),
        flat('ink', lettering('DEAR ME', 1.4), x + 8.2, 22.9, undefined, { turn: -8 }),
        flat('dark', draw.grid(1, 4, [5.6, 0.5], 1), x + 8.6, 27.4, undefined, { turn: -8 }),
      ]),
    ],
    { focus: [29, 18] },
  ),
  /** Complimentary Tote */
  3: gratis([
    ...echoes(
      [twice(draw.inWindow('M18 13H43L45.5 34H15.5Z')), twice(draw.ovalRing(15, 17, 1.6), 30.6, 11)],
      [30.5, 22],
    ),
    flat('paper', draw.oval(20, 14), 30.6, 23.6),
    flat('ink', 'brain', 30.6, 23.6, 13.4),
    flat('paper', draw.wire('M46 18l3.5 -1.5M46.5 23h4M46.5 28l3.5 1.5', 0.8)),
    flat('paper', draw.tag(8, 4.4), 49.6, 8, undefined, { turn: 24 }),
    flat('ink', draw.wire('M39 12Q43 6 46.4 6.6', 0.45)),
  ]),
  /** Free Sample */
  4: gratis(
    [
      ...turned(
        [
          ...Array.from({ length: 6 }, (_, coil) => flat('ink', draw.ovalRing(5, 8, 1), 21 + coil * 3.4, 20)),
          twice('boxing-glove', 44, 19, 17, { turn: 62 }),
        ],
        -14,
        [16, 24],
      ),
      flat('ink', draw.polygon([8, 21], [23, 21], [23, 35.2], [8, 35.2])),
      flat('paper', draw.polygon([9, 22], [22, 22], [22, 34.4], [9, 34.4])),
      flat('ink', draw.polygon([8, 21.4], [3, 17.4], [5, 16], [11, 21.4])),
      flat('ink', lettering('FREE', 3.4), 15.5, 28),
      flat('paper', draw.burst(7, 8, 0.45), 52.6, 5.6),
      flat('paper', 'price-tag', 50, 29, 9),
    ],
    { focus: [44, 12] },
  ),
  /** Queue Jumper */
  5: gratis([
    flat('shadow', draw.box(60, 2), 28.5, 34.4),
    ...[13, 47.6].map((x) => flat('faint', 'person', x, 22.4, 22)),
    ...courtCard([main('walk', 26, 16.4, 26)], [31.5, 17]),
    flat('ink', draw.limb(0.9, [17, 34], [17, 23])),
    flat('ink', draw.limb(0.9, [44, 34], [44, 23])),
    flat('paper', draw.wire('M17 24Q30 31 44 24', 0.9)),
    flat('paper', 'ticket', 51, 7, 8.6),
  ]),
  /** Beta Tester */
  6: gratis(
    [
      flat('ink', draw.box(42, 2), 31, 31),
      flat('ink', draw.box(42, 1.6), 31, 13),
      flat('paper', draw.burst(23, 14, 0.5), 46, 9),
      ...['A', 'B', 'C'].flatMap((label, index) => {
        const x = 17 + index * 14;
        return [
          flat('paper', draw.box(8, 27, 4), x, 18.4),
          index === 2 ? flat('ink', draw.burst(9, 9, 0.5), x, 6) : flat('ink', draw.box(9.4, 1.6, 0.6), x, 5.4),
          ...[twice(draw.box(6, 13 + index * 3, 3), x, 24.2 - index * 1.5)],
          flat('paper', draw.box(5.4, 4.4, 0.4), x, 24),
          flat('ink', lettering(label, 2.6), x, 24),
        ];
      }),
      second('bright-explosion', 46.4, 6.6, 14),
      main('bright-explosion', 45, 6, 14, { turn: 20 }),
    ],
    { focus: [46, 7] },
  ),
  /** Errata Slip */
  7: gratis([
    ...courtCard([main('fist', 24, 15.6, 23)], [31, 17.6]),
    ...turned(
      [
        flat('ink', draw.inWindow('M9 14.6H52L50 17L52.5 19L50.5 21.5L52 24H10L8 21.5L10 19L7.5 17Z')),
        flat('paper', draw.inWindow('M9 13.6H52L50 16L52.5 18L50.5 20.5L52 23H10L8 20.5L10 18L7.5 16Z')),
        flat('ink', lettering("for 'YOU' read 'NOT YOU'", 2.5, 'strong'), 30.2, 18.4),
      ],
      -7,
      [30, 18],
    ),
    flat('ink', 'pencil', 49.6, 28.6, 11),
  ]),
  /** Name Badge (Crossed Out) */
  8: gratis([
    flat('ink', draw.wire('M22 0L30 7M40 0L32 7', 1.1)),
    ...echoes([twice(draw.box(38, 24, 2.4), 31, 20)], [31, 20]),
    flat('paper', draw.box(35, 15.6, 0.8), 31, 23),
    flat('paper', lettering('HELLO, MY NAME IS', 2.6), 31, 11.6),
    flat('ink', draw.box(7, 1.6, 0.6), 31, 8.6),
    flat('ink', lettering('ALSO', 7, 'display'), 31, 23.4),
    main(draw.limb(1.1, [15.5, 20.6], [46, 24.8])),
    second(draw.limb(1.1, [15.5, 26], [47, 20.4])),
  ]),
};
