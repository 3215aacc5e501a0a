/** The pages of set text: the quick start, what the symbols mean, and the rules that are overlooked. */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { overlookedRules } from '#game/glossary/overlookedRules.ts';
import { type QuickStartPart, quickStart, quickStartSymbols, quickStartWords } from '#game/glossary/quickStart.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { element } from '../faces/svg.ts';
import { symbolSvg } from '../faces/symbolSvg.ts';
import { fonts, type PrintDocument, type PrintedFace, type TextPage } from './printDocument.ts';
import { credits, printingAdvice, symbolRows } from './rulesSummary.ts';

export const margin = 14;
const gutter = 8;
const textSize = 10.2;

/** The whole of the rules to begin with: two columns of text, and two figures below them. */
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

/** Where a card says what, as a share of its height. */
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

/** Where things lie when two clones play, as shares of the figure. */
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

export function addSymbolPage(document: PrintDocument, holder: string): void {
  document.addTextPage((page) => {
    let y = heading(page, 'Costs and resources');
    const [asCost, gained] = [margin + 26, margin + 26 + (page.width - 2 * margin - 26) / 2];
    for (const [words, x] of [
      ['AS A COST', asCost],
      ['WHEN GAINED', gained],
    ] as const)
      page.words(words, { x, y, width: 60, font: fonts.label, size: 10, ink: inks.corpusRedDark });
    y += 7;
    for (const row of symbolRows) {
      symbol(page, row.cost, margin + 5, y + 4);
      symbol(page, row.resource, margin + 16, y + 4);
      const width = gained - asCost - 5;
      const style = { font: fonts.text, size: 11, ink: inks.overprint, width };
      page.words(row.asCost, { ...style, x: asCost, y: y + 1.6, ...(row.gained === '' && { width: 2 * width }) });
      page.words(row.gained, { ...style, x: gained, y: y + 1.6 });
      page.rule(margin, y + 12, page.width - 2 * margin);
      y += 14;
    }
    smallPrint(page, credits(holder));
  });
}

export function addOverlookedPage(document: PrintDocument): void {
  document.addTextPage((page) => {
    const top = heading(page, 'Easily overlooked');
    const width = (page.width - 2 * margin - gutter) / 2;
    const rules = overlookedRules.map(({ text }) => spoken(text));
    const size = 8.2;
    const heights = rules.map((rule) => page.heightOf(rule, { width: width - 6, font: fonts.text, size }) + 1.1);
    const half = heights.reduce((sum, height) => sum + height, 0) / 2;
    let [x, y, used] = [margin, top, 0];
    for (const [index, rule] of rules.entries()) {
      if (x === margin && used >= half) [x, y] = [margin + width + gutter, top];
      page.words(String(overlookedRules[index]?.number), {
        x,
        y,
        width: 6,
        font: fonts.strong,
        size,
        ink: inks.corpusRedDark,
      });
      page.words(rule, { x: x + 6, y, width: width - 6, font: fonts.text, size, ink: inks.overprint });
      y += heights[index] ?? 0;
      used += heights[index] ?? 0;
    }
  });
}

/** In words, and a sentence begins with a capital. */
const spoken = (rule: string) => speakRuleText(rule).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Both plates of the title, and where the text below it begins. */
export function heading(page: TextPage, words: string): number {
  const place = { y: margin - 3, width: page.width - 2 * margin, font: fonts.display, size: 26 };
  page.words(words, { ...place, x: margin + 0.35, y: place.y + 0.25, ink: inks.cerebriumBlue });
  page.words(words, { ...place, x: margin - 0.35, y: place.y - 0.2, ink: inks.corpusRed });
  page.words(words, { ...place, x: margin, ink: inks.overprint });
  page.rule(margin, margin + 11, page.width - 2 * margin);
  return margin + 15;
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Answers where the text ends. */
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

function symbol(page: TextPage, token: string | undefined, x: number, y: number): void {
  const drawn = token === undefined ? undefined : findSymbol(token);
  if (drawn === undefined) return;
  page.drawing(element('svg', {}, symbolSvg(drawn, { x: 0, y: 0, size: 8.4, textInk: inks.overprint })), x, y);
}

/** At the foot of the page, as small print is. Answers where it begins. */
function smallPrint(page: TextPage, lines: readonly string[]): number {
  const style = { width: page.width - 2 * margin, font: fonts.text, size: 7.4 };
  let y = page.height - margin;
  for (const line of lines.toReversed()) {
    y -= page.heightOf(line, style) + 0.4;
    page.words(line, { ...style, x: margin, y, ink: inks.muted });
  }
  page.rule(margin, y - 2, style.width);
  return y - 2;
}
