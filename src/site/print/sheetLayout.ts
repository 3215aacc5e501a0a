/** Layout of nine cards on a sheet, and their cut marks, in millimetres from its upper left corner. */

import { cardSize } from '#game/cards/cardSize.ts';
import { type Paper, paperSizes } from './printFiles.ts';

export const columns = 3;
export const rows = 3;
export const cardsPerSheet = columns * rows;

/** Splits things into sheets, in print order. */
export const inSheets = <Thing>(things: readonly Thing[]): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / cardsPerSheet) }, (_, sheet) =>
    things.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  );

/** Bleed around the block, so that a cut slightly outside leaves no white edge. */
export const bleed = 3;

const markGap = 0.5;
const markLength = 3;

export const block = { width: columns * cardSize.width, height: rows * cardSize.height } as const;

/** The upper left corner of the block, which is centred on the paper. */
export function blockCorner(paper: Paper): { readonly x: number; readonly y: number } {
  const { width, height } = paperSizes[paper];
  return { x: (width - block.width) / 2, y: (height - block.height) / 2 };
}

type Place = { readonly x: number; readonly y: number };

/** The upper left corner of the card at an index; mirrored for the reverse of the sheet. */
export function cardPlace(paper: Paper, index: number, reverse = false): Place {
  const corner = blockCorner(paper);
  const column = index % columns;
  return {
    x: corner.x + (reverse ? columns - 1 - column : column) * cardSize.width,
    y: corner.y + Math.floor(index / columns) * cardSize.height,
  };
}

export type Line = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

/** Cut marks outside the bleed, on all four sides, so that no line is left on a card. */
export function cutMarks(paper: Paper): Line[] {
  const { x, y } = blockCorner(paper);
  return marksAt(
    Array.from({ length: columns + 1 }, (_, index) => x + index * cardSize.width),
    Array.from({ length: rows + 1 }, (_, index) => y + index * cardSize.height),
  );
}

/** The marks of cuts at these distances from the left and upper edges, outside the block between the outermost cuts. */
export function marksAt(upright: readonly number[], level: readonly number[]): Line[] {
  const near = bleed + markGap;
  const far = near + markLength;
  const [left, right] = [Math.min(...upright), Math.max(...upright)];
  const [top, bottom] = [Math.min(...level), Math.max(...level)];
  return [
    ...upright.flatMap((at) => [
      { x1: at, y1: top - far, x2: at, y2: top - near },
      { x1: at, y1: bottom + near, x2: at, y2: bottom + far },
    ]),
    ...level.flatMap((at) => [
      { x1: left - far, y1: at, x2: left - near, y2: at },
      { x1: right + near, y1: at, x2: right + far, y2: at },
    ]),
  ];
}
