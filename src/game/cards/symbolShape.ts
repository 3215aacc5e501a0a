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
import type { GameSymbol, SymbolKind } from './symbol.ts';
import { numeralPath } from './symbolNumeral.ts';

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
