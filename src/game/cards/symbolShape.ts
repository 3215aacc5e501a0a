/**
 * The drawing of every symbol, as data in a box of 100 x 100 centred on 0,0.
 * The page renders it with React, the card images as SVG text.
 *
 * How to draw a shape: fill `outline` with `ink` (`inks[ink]`, or the colour of
 * the text for `'text'`), then every mark in paper. On any background but paper,
 * first draw the outline in paper below it, stroked `symbolHalo` wide with round
 * joins; abilities have no halo. Fill a hollow shape with paper instead, and
 * stroke its outline in `ink` by `hollowStroke`, with round joins.
 */

import type { InkName } from './inks.ts';
import type { GameSymbol, SymbolAmount, SymbolKind } from './symbol.ts';

/** A path in paper on top of the outline: filled, or stroked with round ends if it has a width. */
export type SymbolMark = {
  readonly path: string;
  readonly strokeWidth?: number;
  /** SVG transform, if the path is not in its final place. */
  readonly transform?: string;
};

export type SymbolShape = {
  readonly outline: string;
  readonly ink: InkName | 'text';
  readonly hollow: boolean;
  readonly marks: readonly SymbolMark[];
  /** Width of the outline, for setting it in a line of text. */
  readonly width: number;
};

/** Stroke width of the paper around a symbol, half of it outside the outline. */
export const symbolHalo = 14;

/** Outline stroke of a hollow symbol. */
export const hollowStroke = { width: 11, dashes: '19 9.6' } as const;

type Drawing = Omit<SymbolShape, 'marks' | 'hollow'> & {
  readonly hollow?: true;
  /** Position and scale of the amount inside a cost symbol. */
  readonly numeral?: { readonly y: number; readonly scale: number };
  /** Marks drawn beside the amount. */
  readonly costMarks?: readonly SymbolMark[];
  /** Marks drawn instead of the amount. */
  readonly resourceMarks?: readonly SymbolMark[];
};

/** Transient symbols use the outlines of corpus and cerebrium, inset by half their stroke on each side. */
const drawings: Readonly<Record<SymbolKind, Drawing>> = {
  tick: {
    outline: 'M0-47A47 47 0 1 1 0 47A47 47 0 1 1 0-47Z',
    ink: 'overprint',
    width: 94,
    numeral: { y: 0, scale: 0.86 },
    costMarks: [{ path: 'M0-42V-36M42 0H36M0 42V36M-42 0H-36', strokeWidth: 7 }],
    resourceMarks: [{ path: 'M0-27V1L17 13', strokeWidth: 10 }],
  },
  corpus: {
    outline: 'M0-50C7-33 41-7 41 16C41 36 23 50 0 50S-41 36-41 16C-41-7-7-33 0-50Z',
    width: 82,
    ink: 'dropRed',
    numeral: { y: 14, scale: 0.92 },
    resourceMarks: [{ path: 'M-24 15C-24 27-15 34-3 34', strokeWidth: 9 }],
  },
  cerebrium: {
    outline:
      'M-29-33C-21-47 0-50 9-39C24-47 43-36 40-19C53-11 54 10 40 18C39 35 20 44 5 35C-6 47-29 44-34 27C-50 23-53 3-43-6C-48-19-41-33-29-33Z',
    width: 100,
    ink: 'cerebriumBlue',
    numeral: { y: -2, scale: 0.92 },
    resourceMarks: [
      { path: 'M-33 3C-22-7-14 5-4-2S9-23 22-16', strokeWidth: 8 },
      {
        path: 'M-21-30C-24-19-12-16-9-24M3 33C-2 24 6 15 14 20M-22 26C-22 19-17 16-11 18M20 3C27-1 32 2 33 8',
        strokeWidth: 8,
      },
    ],
  },
  idea: {
    outline: 'M-26-50H26Q36-50 36-40V40Q36 50 26 50H-26Q-36 50-36 40V-40Q-36-50-26-50Z',
    ink: 'ideaBrown',
    width: 72,
    numeral: { y: 0, scale: 0.95 },
    resourceMarks: [
      {
        path: 'M0-34C14-34 23-24 23-12C23-3 17 2 13 9C12 11 12 13 12 16H-12C-12 13-12 11-13 9C-17 2-23-3-23-12C-23-24-14-34 0-34Z',
      },
      { path: 'M-11 22H11V27Q11 34 4 34H-4Q-11 34-11 27Z' },
    ],
  },
  memory: {
    outline: 'M-38-50H12L38-24V50H-38Z',
    ink: 'memorySlate',
    width: 76,
    numeral: { y: 8, scale: 0.95 },
    costMarks: [{ path: 'M12-42V-24H30', strokeWidth: 5 }],
    resourceMarks: [{ path: 'M-21-12H12M-21 9H21M-21 30H4', strokeWidth: 9 }],
  },
  state: {
    outline: 'M-36-38H36Q50-38 50-24V24Q50 38 36 38H-36Q-50 38-50 24V-24Q-50-38-36-38Z',
    ink: 'stateGreen',
    width: 100,
    numeral: { y: 0, scale: 0.88 },
    resourceMarks: [{ path: 'M-38 5H-20L-7-21L8 22L19 5H38', strokeWidth: 8.5 }],
  },
  'transient-corpus': {
    outline:
      'M0-44.5C6.2-29.4  36.5-6.2  36.5  14.2C36.5  32  20.5  44.5  0  44.5S-36.5  32-36.5  14.2C-36.5-6.2-6.2-29.4  0-44.5Z',
    ink: 'dropRed',
    hollow: true,
    width: 82,
  },
  'transient-cerebrium': {
    outline:
      'M-25.8-29.4C-18.7-41.8  0-44.5  8-34.7C21.4-41.8  38.3-32  35.6-16.9C47.2-9.8  48.1  8.9  35.6  16C34.7  31.2  17.8  39.2  4.5  31.2C-5.3  41.8-25.8  39.2-30.3  24C-44.5  20.5-47.2  2.7-38.3-5.3C-42.7-16.9-36.5-29.4-25.8-29.4Z',
    ink: 'cerebriumBlue',
    hollow: true,
    width: 100,
  },
  activated: { outline: 'M-34-42Q-34-48-28-45L43-5Q50 0 43 5L-28 45Q-34 48-34 42Z', ink: 'text', width: 84 },
  triggered: { outline: 'M13-50L-36 9H-5L-15 50L36-12H4Z', ink: 'text', width: 72 },
};

/** The drawing of a symbol. Throws for a cost without an amount, and for an amount that no printed symbol has. */
export function symbolShape({ kind, role, amount }: Pick<GameSymbol, 'kind' | 'role' | 'amount'>): SymbolShape {
  const { outline, ink, width, hollow = false, numeral, costMarks = [], resourceMarks = [] } = drawings[kind];
  if (role !== 'cost') return { outline, ink, width, hollow, marks: resourceMarks };
  if (amount === undefined || numeral === undefined) throw new Error(`A cost in ${kind} is drawn with an amount.`);
  const figure = { path: numeralPath(amount), transform: `translate(0 ${numeral.y}) scale(${numeral.scale})` };
  return { outline, ink, width, hollow, marks: [...costMarks, figure] };
}

/**
 * Amounts inside symbols, as outlines, so that a symbol needs no font and looks the same everywhere. Lining figures of
 * Alegreya Sans ExtraBold (OFL 1.1), 60 units tall and centred on 0,0.
 */
const numerals: Readonly<Record<string, string>> = {
  0: 'M1.1-30Q11.3-30 16.8-22.5Q22.2-15 22.2-1Q22.2 14 16.2 22Q10.2 30-.8 30Q-11.1 30-16.7 22.5Q-22.2 15-22.2 1.1Q-22.2-13.9-16.2-21.9Q-10.1-30 1.1-30ZM-.1-15.2Q-5.3-15.2-7.7-11.5Q-10-7.8-10 .1Q-10 8.3-7.6 12.3Q-5.2 16.2 0 16.2Q5.2 16.2 7.7 12.5Q10.1 8.7 10.1 .8Q10.1-7.4 7.6-11.3Q5.1-15.2-.1-15.2Z',
  1: 'M11.9-29.5L14.2-27.8L13.4 8.8L14.1 29.5L-1.8 29.5L-1.1 10.4L-1.1-11.4L-13.1-9L-14.2-9.8L-14.2-22.3L11.9-29.5Z',
  2: 'M-.1-29.8Q7.4-29.8 12.2-26Q17-22.2 17-15.5Q17-11.2 14.4-5.9Q11.8-.7 5.7 6.9L-1.5 16.3L-1.3 16.7L11.4 16.7L21 15.8L21.8 17L20 29.8L6.6 29.1L-17.1 29.1L-20.9 29.4L-21.7 28.8L-21.7 19.1L-8.4 3.9Q-3.1-2.5-.8-5.7Q1.5-9 1.5-11.7Q1.5-13.8 0-15.1Q-1.4-16.4-4-16.4Q-7-16.4-10.7-14.6Q-14.4-12.8-17.4-9.7L-19.2-9.7L-21.8-21.9Q-10.5-29.8-.1-29.8Z',
  3: 'M-.5-30Q7.8-30 12.8-26.1Q17.9-22.3 17.9-15.9Q17.9-12.1 15.8-8.4Q13.7-4.7 9-2.1L9-1.6Q19.3 1.7 19.3 11.7Q19.3 17.1 16 21.3Q12.8 25.4 7 27.7Q1.1 30-6.6 30Q-12 30-17.7 29L-18.6 17.1L-17.6 16.1Q-11.1 18.1-6.1 18.1Q-1.1 18.1 1.5 16.4Q4.2 14.7 4.2 11.5Q4.2 6.2-3 6.1L-10.5 6.1L-11.2 5.1L-11-5.6L-6.6-5.8Q-3.1-5.9-.6-7.8Q1.9-9.7 1.9-12.7Q1.9-17.2-3.9-17.2Q-6.5-17.2-9.2-16.2Q-11.9-15.2-15.3-13.3L-16.9-13.3L-19.3-24.4Q-15-27.1-10.2-28.6Q-5.4-30-.5-30Z',
  4: 'M23.1 5L22.4 16L14.9 15.8L15.4 27.5L14.7 28.6L2.4 29.4L1.6 28.4L2 15.7L-12.5 15.7L-22.1 16L-23.1 14.8L-23.1 4.8L.5-29.4L15-29.4L14.7 3.7L22.1 3.7L23.1 5ZM1.2-12L-9.7 3.7L2.2 3.7L2.1-12L1.2-12Z',
  5: 'M18.6-29.9L19.5-28.9L18-16.8L16.9-15.7L7.1-16.9L-2.9-16.9L-3.1-8.2L2.9-6.9Q11.3-5.1 15.1-1.2Q19 2.6 19 9.1Q19 15.3 15.7 20Q12.5 24.7 6.7 27.3Q.8 29.9-6.8 29.9Q-12.4 29.9-18.6 28.7L-19.5 16.9L-18.4 15.8Q-12.4 17.9-6.2 17.9Q-1.3 17.9 1.4 16Q4.1 14.2 4.1 10.8Q4.1 8.1 2.2 6.5Q.2 4.9-4.1 4.2L-14.1 2.5L-15.1 1.3L-15-27.8L-13.3-29.5L-7.4-29.2L7.8-29.2L18.6-29.9Z',
  6: 'M4.7-7.3Q9.9-7.3 13.7-5Q17.5-2.6 19.5 1.4Q21.5 5.4 21.5 10.2Q21.5 15.4 19 20Q16.5 24.6 11.6 27.3Q6.6 30.1-.4 30.1Q-10.4 30.1-15.9 24.1Q-21.5 18.1-21.5 7.5Q-21.5-4.3-14-14.1Q-6.5-23.9 7-30.1L7.8-30.1L18.2-23.2L18.2-21.6Q8.6-17.9 3.3-14.4Q-2.1-10.8-4.7-6.1L-4-5.3Q.3-7.3 4.7-7.3ZM.2 19.9Q3.7 19.9 5.5 17.9Q7.3 15.8 7.3 11.9Q7.3 3.6 0 3.6Q-3.5 3.6-7.3 5.7L-7.3 7.3Q-7.3 13.9-5.7 16.9Q-4.2 19.9 .2 19.9Z',
  X: 'M27.2-29.9L9.5-1.5L28.3 29.9L10.3 29.9L7.3 23.4L-.7 10.3L-9.9 24.2L-12.7 29.9L-28.1 29.9L-9.5 .7L-28.3-29.9L-10.2-29.9L-7.2-23.3L.5-10.8L8.7-24L11.4-29.9L27.2-29.9Z',
};

/** The outline of an amount. Throws a RangeError for an amount that no printed symbol has, which is a bug. */
function numeralPath(amount: SymbolAmount): string {
  const path = numerals[amount];
  if (path === undefined) throw new RangeError(`No numeral is drawn for the amount ${amount}.`);
  return path;
}
