/** Duel: mirrored pairs nose to nose, domestic weapons. */

import { flat, main, second, turned, twice } from '../figures.ts';
import type { Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { collision, courtCard, echoes } from '../treatments.ts';

const table = flat('shadow', draw.box(60, 5), 28.5, 34);

export const duel: Scenes = {
  /** Identical Haymaker */
  1: {
    figures: [
      flat('ink', draw.burst(33, 14, 0.62), 31, 17.6),
      flat('paper', draw.burst(26, 14, 0.6), 31, 17.6, undefined, { turn: 8 }),
      ...collision([main(draw.box(17, 9), 6, 19), main('fist', 20.5, 18, 19, { turn: 90 })]),
      flat('paper', draw.box(1.6, 11, 0.4), 11.4, 19),
      flat('paper', draw.box(1.6, 11, 0.4), 50.6, 19),
    ],
  },
  /** House Key Knuckles */
  2: {
    figures: [
      flat('paper', draw.burst(34, 16, 0.7), 31, 15),
      flat('ink', 'key', 20.4, 11.4, 12.5, { turn: -38 }),
      flat('ink', 'key', 26.6, 8, 12.5, { turn: -13 }),
      flat('ink', 'key', 33.8, 7.6, 12.5, { turn: 13 }),
      flat('ink', 'key', 40.4, 10.6, 12.5, { turn: 38 }),
      twice('fist', 30.6, 24, 24),
      flat('shadow', draw.box(17, 4), 31.5, 35),
    ],
    focus: [31, 15],
  },
  /** Elbows at Breakfast */
  3: {
    figures: [
      table,
      flat('paper', draw.oval(30, 4), 31, 31.6),
      ...collision([main(draw.limb(6.4, [2, 16], [24, 27.5], [37, 11])), main('fist', 39.8, 7.4, 12.5, { turn: 24 })]),
      flat('paper', draw.oval(6.6, 8.6), 31, 24.4),
      flat('ink', draw.polygon([26.6, 25.6], [35.4, 25.6], [32.6, 29.6], [34.4, 32], [27.6, 32], [29.4, 29.6])),
    ],
  },
  /** Down the Cellar Steps */
  4: {
    figures: [
      flat('light', draw.polygon([7, 0], [19, 0], [57, 26], [57, 35.2], [40, 35.2])),
      flat('shadow', draw.stairs(8, 7.2, 4.4), 28.8, 17.6),
      flat('ink', 'falling', 33.5, 25.6, 14, { turn: 40 }),
      twice('falling', 40, 12, 21, { turn: 6 }),
      flat('paper', draw.wire('M24 4q3 2 3.5 5M28.5 1.5q3 2 3.5 5', 0.7)),
    ],
    focus: [12, 0],
  },
  /** Better Haircut */
  5: {
    figures: [
      ...collision([main(people.nine, 20.4, 21, 31)]),
      second(
        draw.inWindow(
          'M32 14C30 6 34 1.5 40 2.5C46 -1 55 3 55.5 12C53 9.5 50 10 49 11C45 8 40 8 37.5 10C35.5 10.5 33.5 12 32 14Z',
        ),
      ),
      flat('paper', draw.dashes(17, 7, 0.6), 20, 8.6),
      flat('paper', 'scissors', 42.5, 11.2, 12.5, { turn: -62 }),
    ],
    focus: [31, 10],
  },
  /** That Thing You Said */
  6: {
    figures: [
      main(people.stillwell, 14.5, 25, 27),
      twice(draw.bubble(31, 21, 6), 39, 14.6),
      flat('ink', draw.inWindow('M26.5 11.5H51.5C51 18 46 21.5 39 21.5S27 18 26.5 11.5Z')),
      flat('paper', draw.teeth(23.5, 4, 7), 39, 13.5),
      flat('paper', draw.teeth(17, 3.4, 6), 39, 19.2, undefined, { turn: 180 }),
    ],
    focus: [39, 14],
  },
  /** Read My Own Diary */
  7: {
    figures: [
      flat('light', draw.lightCone([33, -1], 25)),
      table,
      flat('paper', draw.box(11, 14), 19, 23, undefined, { turn: -22 }),
      flat('dark', draw.bars(8, 9, 5, 0.6), 19, 23, undefined, { turn: 68 }),
      twice('secret-book', 33, 18, 27),
      flat('ink', 'padlock-open', 50, 23, 11.5, { turn: 20 }),
      flat('ink', 'key', 11.5, 30.6, 8, { turn: 74 }),
    ],
    focus: [33, 0],
  },
  /** Mother Prefers Me */
  8: {
    figures: [
      flat('ink', draw.box(44, 30, 1), 32, 17.6),
      flat('paper', draw.box(40, 26), 32, 17.6),
      flat('dark', draw.box(37, 23), 32, 17.6),
      flat('paper', draw.oval(12, 16), 20.4, 18),
      flat('paper', draw.oval(14, 18), 33, 16.8),
      main(people.twice, 20.4, 20, 12.6),
      twice(people.twice, 32.6, 19.6, 14.4, { flip: true }),
      twice(draw.disc(4.6), 38.4, 10.4),
      flat('spot', draw.oval(11.6, 16), 45.4, 18),
      flat('paper', draw.wire('M39.6 18a5.8 8 0 1 1 11.6 0a5.8 8 0 1 1 -11.6 0', 0.5)),
      flat('paper', draw.oval(12, 16), 51, 27, undefined, { turn: 24 }),
      second(people.twice, 51, 28.4, 12.4, { flip: true, turn: 24 }),
    ],
  },
  /** Same Flinch */
  9: {
    figures: [
      ...courtCard([
        main(people.wick, 16.5, 20.5, 21, { turn: -20 }),
        main(draw.limb(4.2, [12, 37], [27.4, 27], [28, 13])),
        main('halt', 27.6, 8.6, 9.5, { turn: -6 }),
      ]),
    ],
  },
  /** Duck, Obviously */
  10: {
    figures: [
      flat('paper', draw.inWindow('M9 21H57V22.5C57 30 53 35.2 46 35.2H20C13 35.2 9 30 9 22.5Z')),
      ...courtCard([main('duck', 31, 16.2, 14)], [31, 21.6]),
      flat('dark', draw.box(48, 0.8), 33, 21.6),
      flat('ink', draw.box(22, 6.6), 50, 5.6),
      flat('ink', 'fist', 36, 5.2, 13, { turn: -90, flip: true }),
      flat('paper', draw.box(1.2, 8, 0.3), 43.4, 5.6),
      flat('paper', draw.disc(3), 14, 19.6),
      flat('paper', draw.disc(2), 17.4, 18.2),
      flat('paper', draw.disc(3.4), 48.5, 19.4),
      flat('paper', draw.disc(1.8), 45.4, 17.6),
    ],
  },
  /** I'd Have Said That */
  11: {
    figures: [
      ...courtCard([main(people.twice, 11.6, 22, 25)]),
      flat('paper', draw.polygon([22, 27.4], [25, 18.6], [30.6, 21])),
      flat('paper', draw.polygon([40, 7.8], [37, 16.6], [31.4, 14.2])),
      flat('paper', draw.oval(22, 11.6), 31, 17.6, undefined, { turn: -34 }),
      ...[-5.4, 0, 5.4].map((step) => flat('ink', draw.disc(2.6), 31 + step, 17.6 - step * 0.66)),
    ],
  },
  /** Interrupt Yourself */
  12: {
    figures: [
      ...courtCard([main(people.stillwell, 19.6, 15.5, 26)], [31, 17.6]),
      flat('paper', draw.limb(5, [15, 37], [34, 33], [32.5, 25])),
      flat('paper', draw.limb(5, [47, -1.8], [28, 2.2], [29.5, 10.2])),
      flat('paper', 'hand', 29.8, 20.6, 11, { turn: -40 }),
      flat('paper', 'hand', 32.2, 14.6, 11, { turn: 140 }),
    ],
  },
  /** Scar Tissue */
  13: {
    figures: [
      ...echoes([
        twice(
          draw.inWindow(
            'M25 2H37C38 5 40 6.5 44 7.5C47 8.5 48.5 11 49 15L50 24H45.5L44 17L43 35.2H19L18 17L16.5 24H12L13 15C13.5 11 15 8.5 18 7.5C22 6.5 24 5 25 2Z',
          ),
        ),
      ]),
      flat('paper', draw.dashes(34, 9, 0.9), 31, 19.5, undefined, { turn: -38 }),
      ...[0, 1, 2, 3, 4].map((step) =>
        flat('paper', draw.box(0.9, 5.4, 0.4), 22.4 + step * 4.3, 26.2 - step * 3.36, undefined, { turn: -38 }),
      ),
      flat('paper', 'scissors', 47.6, 8, 9.5, { turn: 190 }),
    ],
  },
  /** Practised on a Mirror */
  14: {
    figures: [
      flat('ink', draw.oval(24, 33), 44, 18.5),
      flat('light', draw.oval(21, 30), 44, 18.5),
      ...echoes([main(people.twice, 17.5, 20, 23)], [17.5, 20]),
      twice('boxing-glove', 30.5, 21, 12.5, { turn: 24 }),
      second(people.twice, 48.5, 20.5, 22, { flip: true }),
      flat('paper', draw.wire('M38 21L44 12L42 4M38 21L47 19L53 22M38 21L43 29L42 33M44 12L50 9', 0.7)),
      flat('paper', draw.burst(9, 9, 0.5), 38, 21),
    ],
  },
  /** Rehearsed Argument */
  15: {
    figures: [
      flat('dark', draw.bars(51, 36, 11, 0.5), 28.5, 17.6),
      ...echoes([twice(people.wick, 20, 23, 22)], [20, 23]),
      flat('ink', draw.limb(1.8, [57, 4], [48, 4], [44, 8])),
      twice('shower', 40.5, 10.5, 15, { flip: true, turn: -10 }),
      flat('paper', draw.bubble(11, 6, 2.4), 45, 20.5),
      flat('paper', draw.bubble(8, 4.4, 2), 38, 26.5),
      flat('paper', draw.bubble(12, 6.6, 2.6), 47.5, 29.6),
    ],
  },
  /** Leased Inner Peace */
  16: {
    figures: [
      ...echoes([twice('meditation', 29, 18, 26)], [29, 20]),
      flat('shadow', draw.oval(34, 3), 29, 32.6),
      flat('ink', draw.wire('M36.5 17Q42 17 44.5 21', 0.5)),
      flat('paper', draw.tag(14.5, 7.6), 48.4, 24.2, undefined, { turn: 18 }),
      ...turned([flat('ink', lettering('PER DAY', 2.4), 49.6, 24.2)], 18, [48.4, 24.2]),
    ],
  },
};
