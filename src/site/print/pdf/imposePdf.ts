/**
 * Arranges the cards of a built file to print in another way: appends new pages to it that draw the cards it contains.
 * Appending is a regular update of a PDF, so fonts, pages of text and settings of the file stay as they are.
 */

import type { Paper } from '../printFiles.ts';
import { paperSizes } from '../printFiles.ts';
import { bleed } from '../sheetLayout.ts';
import {
  type Backs,
  correction,
  type Offset,
  type SheetPage,
  sheetPages,
  slotMatrix,
  slotSize,
} from '../sheetPages.ts';
import type { BuiltPdf } from './readPdf.ts';

export type Deck = {
  /** Names of the faces in the file, in print order. */
  readonly fronts: readonly string[];
  readonly back: string;
  /** Colours of the bleed, as hex. */
  readonly ground: string;
  readonly backGround: string;
};

export type Imposition = {
  readonly paper: Paper;
  readonly backs: Backs;
  readonly offset: Offset;
  readonly decks: readonly Deck[];
  /** Whether the pages of text of the file follow. */
  readonly withTexts: boolean;
  /** A line in the margin of a page. */
  readonly note: (page: number, pages: number) => string;
};

const pointsPerMillimetre = 72 / 25.4;

export function imposePdf(file: BuiltPdf, imposition: Imposition): Uint8Array<ArrayBuffer> {
  const { paper, backs, decks, withTexts } = imposition;
  const objects = new Map<number, string>();
  let next = file.size;
  const add = (content: string) => {
    objects.set(next, content);
    return next++;
  };
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const { width, height } = paperSizes[paper];
  const box = `[0 0 ${number(width * pointsPerMillimetre)} ${number(height * pointsPerMillimetre)}]`;
  const sheets = decks.flatMap((deck) => sheetPages(paper, backs, deck.fronts.length).map((page) => ({ deck, page })));
  const kids = sheets.map(({ deck, page }, index) => {
    const note = imposition.note(index + 1, sheets.length);
    const content = add(stream(pageContent(page, deck, imposition, note)));
    const names = page.slots.map((slot) => nameOf(deck, slot));
    const faces = [...new Set(names)].map((name) => `/${name} ${faceIn(file, name)} 0 R`).join(' ');
    return add(
      `<< /Type /Page /Parent ${file.pages} 0 R /MediaBox ${box} /Contents ${content} 0 R ` +
        `/Resources << /XObject << ${faces} >> /Font << /Note ${font} 0 R >> >> >>`,
    );
  });
  const all = [...kids, ...(withTexts ? file.texts : [])];
  const references = all.map((page) => `${page} 0 R`).join(' ');
  objects.set(file.pages, `<< /Type /Pages /Count ${all.length} /Kids [${references}] >>`);
  return append(file, objects, next);
}

const nameOf = ({ fronts, back }: Deck, { side, card }: SheetPage['slots'][number]): string =>
  side === 'back' ? back : (fronts[card] ?? '');

function faceIn({ faces }: BuiltPdf, name: string): number {
  const face = faces.get(name);
  if (face === undefined) throw new Error(`This file has no ${name}.`);
  return face;
}

/** Draws in millimetres from the upper left corner. */
function pageContent(page: SheetPage, deck: Deck, { paper, backs, offset }: Imposition, note: string): string {
  const k = number(pointsPerMillimetre);
  const { height } = paperSizes[paper];
  const shift = page.isReverse ? correction(offset, backs) : { x: 0, y: 0 };
  const grounds = page.slots.map((slot) => {
    const { width: across, height: down } = slotSize(slot);
    const colour = slot.side === 'back' ? deck.backGround : deck.ground;
    const place = [slot.x - bleed, slot.y - bleed, across + 2 * bleed, down + 2 * bleed].map(number).join(' ');
    return `${rgb(colour)} rg ${place} re f`;
  });
  const cards = page.slots.map((slot) => `q ${slotMatrix(slot).map(number).join(' ')} cm /${nameOf(deck, slot)} Do Q`);
  const line = ({ x1, y1, x2, y2 }: SheetPage['marks'][number]) =>
    `${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l S`;
  return [
    `q ${k} 0 0 -${k} 0 ${number(height * pointsPerMillimetre)} cm`,
    `1 0 0 1 ${number(shift.x)} ${number(shift.y)} cm`,
    ...grounds,
    ...cards,
    '0 G 0.12 w',
    ...page.marks.map(line),
    '[1.5 1] 0 d',
    ...(page.fold ?? []).map(line),
    'Q',
    // In the lower margin, which some printers leave white.
    `BT /Note 6 Tf 30 14 Td (${literal(note)}) Tj ET`,
  ].join('\n');
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Appends objects, with a table that refers to the table of the file. */
function append(file: BuiltPdf, objects: ReadonlyMap<number, string>, size: number): Uint8Array<ArrayBuffer> {
  let at = file.bytes.length + 1;
  let body = '\n';
  let table = 'xref\n';
  for (const [id, content] of [...objects].sort(([one], [other]) => one - other)) {
    const written = `${id} 0 obj\n${content}\nendobj\n`;
    table += `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    body += written;
    at += written.length;
  }
  const trailer = `trailer\n<< /Size ${size} /Root ${file.root} /Info ${file.info} /Prev ${file.table} >>\nstartxref\n${at}\n%%EOF\n`;
  // All of it is ASCII.
  const appended = new TextEncoder().encode(body + table + trailer);
  const whole = new Uint8Array(file.bytes.length + appended.length);
  whole.set(file.bytes);
  whole.set(appended, file.bytes.length);
  return whole;
}

const number = (value: number): string => String(Math.round(value * 1e4) / 1e4);

const rgb = (hex: string) => [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

/** A string of a PDF; characters outside ASCII as octal numbers of Latin-1. */
const literal = (words: string) =>
  words
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^ -~]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0').slice(-3)}`);
