/** Shared parts of text pages: margins, title, symbols, small print. */

import { inks } from '#game/cards/inks.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { element } from '../faces/svg.ts';
import { symbolSvg } from '../faces/symbolSvg.ts';
import { fonts, type TextPage } from './printDocument.ts';

export const margin = 14;
export const gutter = 8;

/** Prints the title in both inks, and returns the y coordinate of the text below it. */
export function heading(page: TextPage, words: string): number {
  const place = { y: margin - 3, width: page.width - 2 * margin, font: fonts.display, size: 26 };
  page.words(words, { ...place, x: margin + 0.35, y: place.y + 0.25, ink: inks.cerebriumBlue });
  page.words(words, { ...place, x: margin - 0.35, y: place.y - 0.2, ink: inks.corpusRed });
  page.words(words, { ...place, x: margin, ink: inks.overprint });
  page.rule(margin, margin + 11, page.width - 2 * margin);
  return margin + 15;
}

export function symbol(page: TextPage, token: string | undefined, x: number, y: number): void {
  const drawn = token === undefined ? undefined : findSymbol(token);
  if (drawn === undefined) return;
  page.drawing(element('svg', {}, symbolSvg(drawn, { x: 0, y: 0, size: 8.4, textInk: inks.overprint })), x, y);
}

/** Prints small print at the foot of the page, and returns the y coordinate of its top. */
export function smallPrint(page: TextPage, lines: readonly string[]): number {
  const style = { width: page.width - 2 * margin, font: fonts.text, size: 7.4 };
  let y = page.height - margin;
  for (const line of lines.toReversed()) {
    y -= page.heightOf(line, style) + 0.4;
    page.words(line, { ...style, x: margin, y, ink: inks.muted });
  }
  page.rule(margin, y - 2, style.width);
  return y - 2;
}
