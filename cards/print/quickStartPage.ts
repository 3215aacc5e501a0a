/** The quick start on one page. */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { type QuickStartPart, quickStart, quickStartSymbols, quickStartWords } from '#game/glossary/quickStart.ts';
import { gutter, heading, margin, smallPrint, symbol } from './pageParts.ts';
import { fonts, type PrintDocument, type PrintedFace, type TextPage } from './printDocument.ts';
import { credits, printingAdvice } from './rulesSummary.ts';

const textSize = 10.2;

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Adds a page with all rules for a first game: two columns of text, and figures below them. */
export function addQuickStartPage(
  document: PrintDocument,
  sample: PrintedFace,
  holder: string,
  advice: readonly string[] = [],
): void {
  document.addTextPage((page) => {
    const top = heading(page, 'Quick start: the rules on one page');
    const width = (page.width - 2 * margin - gutter) / 2;
    const right = margin + width + gutter;
    const half = quickStart.findIndex(({ title }) => title === 'Reactions');
    const ends = [
      parts(page, quickStart.slice(0, half), { x: margin, y: top, width }),
      parts(page, quickStart.slice(half), { x: right, y: top, width }),
    ];
    const foot = smallPrint(page, [...advice, ...printingAdvice, ...credits(holder)]);
    const y = Math.max(...ends) + 1;
    const height = Math.min(60, foot - y - 4 - symbolsHeight);
    cardFigure(page, sample, { x: margin, y, height });
    tableFigure(page, { x: right, y, width, height });
    symbolsFigure(page, y + height + 5);
  });
}

const symbolsHeight = 26;

/** The symbols with their names, in two rows. */
function symbolsFigure(page: TextPage, top: number): void {
  const columns = quickStartSymbols.length / 2;
  const width = (page.width - 2 * margin) / columns;
  for (const [index, [token, name]] of quickStartSymbols.entries()) {
    const x = margin + (index % columns) * width;
    const y = top + Math.floor(index / columns) * 11;
    symbol(page, token, x + 4, y + 4);
    page.words(name, {
      x: x + 10,
      y: y + 2.2,
      width: width - 10,
      font: fonts.text,
      size: 9,
      ink: inks.overprint,
    });
  }
}

/** The callouts of the sample card, each with its height as a share of the card's height. */
const callouts = [
  ['Name', 0.07],
  ['Cost: everything down the left edge', 0.2],
  ['Type, discipline and value', 0.55],
  ['Desire: what the card does', 0.68],
  ['Fear: what it does for you while you are afraid', 0.86],
] as const;

function cardFigure(page: TextPage, face: PrintedFace, { x, y, height }: Omit<Place, 'width'>): void {
  const width = (height * cardSize.width) / cardSize.height;
  page.face(face, { x, y, width });
  for (const [words, share] of callouts) {
    page.rule(x + width + 1, y + height * share, 4);
    page.words(words, {
      x: x + width + 6,
      y: y + height * share - 1.8,
      width: 42,
      font: fonts.text,
      size: 9,
      ink: inks.overprint,
    });
  }
}

/** The zones for two clones: x, y, width and height as shares of the figure. */
const zones = [
  ['Another clone’s condition', 0, 0, 0.64, 0.28],
  ['Its memories', 0.68, 0, 0.32, 0.28],
  ['Head', 0, 0.36, 0.16, 0.28],
  ['Stem', 0.2, 0.36, 0.16, 0.28],
  ['Headspace', 0.4, 0.36, 0.6, 0.28],
  ['Your condition', 0, 0.72, 0.42, 0.28],
  ['Thoughts', 0.46, 0.72, 0.18, 0.28],
  ['Your memories', 0.68, 0.72, 0.32, 0.28],
] as const;

function tableFigure(page: TextPage, { x, y, width, height }: Place): void {
  for (const [words, left, top, across, down] of zones) {
    const box = { x: x + left * width, y: y + top * height, width: across * width, height: down * height };
    page.frame(box);
    page.words(words, {
      x: box.x + 1.5,
      y: box.y + 1.2,
      width: box.width - 2,
      font: fonts.label,
      size: 9,
      ink: inks.overprint,
    });
  }
}

/** Prints parts of the quick start, and returns the y coordinate of their end. */
function parts(page: TextPage, list: readonly QuickStartPart[], { x, y: top, width }: Omit<Place, 'height'>): number {
  let y = top;
  for (const { title, text } of list) {
    page.words(title.toUpperCase(), { x, y, width, font: fonts.label, size: 12, ink: inks.corpusRedDark });
    y =
      page.words(quickStartWords(text), {
        x,
        y: y + 5.6,
        width,
        font: fonts.text,
        size: textSize,
        ink: inks.overprint,
      }) + 3;
  }
  return y;
}
