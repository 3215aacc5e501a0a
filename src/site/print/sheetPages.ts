/** The pages of a set of cards: which card lies where, on which side, and how it is turned. */

import { cardSize } from '#game/cards/cardSize.ts';
import { type Paper, paperSizes } from './printFiles.ts';
import { bleed, cardPlace, cardsPerSheet, cutMarks, type Line, marksAt } from './sheetLayout.ts';

/** How backs are printed. The edges are those along which a printer for both sides turns the sheet. */
export const backsKinds = ['none', 'long-edge', 'short-edge', 'fold-over'] as const;
export type Backs = (typeof backsKinds)[number];

export type Slot = {
  /** Index of the card. */
  readonly card: number;
  readonly side: 'front' | 'back';
  /** The upper left corner of the place that the card covers, turned. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
};

export type SheetPage = {
  /** The reverse of the page before it. */
  readonly isReverse: boolean;
  readonly slots: readonly Slot[];
  readonly marks: readonly Line[];
  /** The line along which the sheet is folded, marked at both ends. */
  readonly fold?: readonly Line[];
};

export function sheetPages(paper: Paper, backs: Backs, cards: number): SheetPage[] {
  const perSheet = backs === 'fold-over' ? foldRows : cardsPerSheet;
  const sheets = Array.from({ length: Math.ceil(cards / perSheet) }, (_, sheet) =>
    Array.from({ length: Math.min(perSheet, cards - sheet * perSheet) }, (_, index) => sheet * perSheet + index),
  );
  return sheets.flatMap((sheet) => {
    if (backs === 'fold-over') return foldOverPage(paper, sheet);
    const fronts = sheet.map((card, index): Slot => ({ card, side: 'front', turn: 0, ...cardPlace(paper, index) }));
    const marks = cutMarks(paper);
    const front = { isReverse: false, slots: fronts, marks };
    if (backs === 'none') return front;
    const reverse = sheet.map((card, index) => backSlot(paper, card, index, backs));
    return [front, { isReverse: true, slots: reverse, marks }];
  });
}

function backSlot(paper: Paper, card: number, index: number, backs: 'long-edge' | 'short-edge'): Slot {
  const place = cardPlace(paper, index, true);
  if (backs === 'long-edge') return { card, side: 'back', turn: 0, ...place };
  // The short edge turns the sheet upside down as well, so the page is turned by half.
  const { width, height } = paperSizes[paper];
  return {
    card,
    side: 'back',
    turn: 180,
    x: width - place.x - cardSize.width,
    y: height - place.y - cardSize.height,
  };
}

/** Cards lie on their sides, four above each other: their tops point away from the fold, so fold and glue them. */
const foldRows = 4;

function foldOverPage(paper: Paper, sheet: readonly number[]): SheetPage {
  const { width, height } = paperSizes[paper];
  const axis = width / 2;
  const left = axis - bleed - cardSize.height;
  const right = axis + bleed;
  const top = (height - foldRows * cardSize.width) / 2;
  const levels = Array.from({ length: foldRows + 1 }, (_, row) => top + row * cardSize.width);
  const [, bottom = 0] = [levels[0], levels.at(-1)];
  const slots = sheet.flatMap((card, row): Slot[] => {
    const y = top + row * cardSize.width;
    return [
      { card, side: 'front', x: left, y, turn: 270 },
      { card, side: 'back', x: right, y, turn: 90 },
    ];
  });
  const length = 6;
  return {
    isReverse: false,
    slots,
    marks: marksAt([left, left + cardSize.height, right, right + cardSize.height], levels),
    fold: [
      { x1: axis, y1: top - bleed - length, x2: axis, y2: top - bleed },
      { x1: axis, y1: bottom + bleed, x2: axis, y2: bottom + bleed + length },
    ],
  };
}

/** The box that a turned card covers. */
export const slotSize = ({ turn }: Slot): { readonly width: number; readonly height: number } =>
  turn % 180 === 0 ? cardSize : { width: cardSize.height, height: cardSize.width };

/** The matrix that draws an upright card at a slot; x to the right, y downwards. */
export function slotMatrix({ turn, x, y }: Slot): readonly [number, number, number, number, number, number] {
  const { width, height } = cardSize;
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, x, y];
    case 90:
      return [0, 1, -1, 0, x + height, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + width];
    default:
      return turn satisfies never;
  }
}

/** Distance of the back from the front in millimetres, as seen from the front against the light. */
export type Offset = { readonly right: number; readonly down: number };

/** How far a reverse page is moved on its own paper, to undo an offset. The long edge mirrors it, the short edge turns it. */
export const correction = ({ right, down }: Offset, backs: Backs): { readonly x: number; readonly y: number } =>
  backs === 'short-edge' ? { x: 0 - right, y: down } : { x: right, y: 0 - down };
