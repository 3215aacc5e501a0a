/** The pages of set text: the rules on one page, what the symbols mean, and the rules that are overlooked. */

import { inks } from '#game/cards/inks.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { overlookedRules } from '#game/glossary/overlookedRules.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { element } from '../faces/svg.ts';
import { symbolSvg } from '../faces/symbolSvg.ts';
import { fonts, type PrintDocument, type TextPage } from './printDocument.ts';
import { credits, printingAdvice, type SummaryPart, summaryLeft, summaryRight, symbolRows } from './rulesSummary.ts';

const margin = 14;
const gutter = 8;

/** Everything that is not for cutting: the rules on one page, and whose they are. */
export function addSummaryPage(document: PrintDocument, holder: string, advice: readonly string[] = []): void {
  document.addTextPage((page) => {
    const top = heading(page, 'The rules on one page');
    const width = (page.width - 2 * margin - gutter) / 2;
    parts(page, summaryLeft, { x: margin, y: top, width });
    parts(page, summaryRight, { x: margin + width + gutter, y: top, width });
    smallPrint(page, [...advice, ...printingAdvice, ...credits(holder)]);
  });
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
      page.words(String(index + 1), { x, y, width: 6, font: fonts.strong, size, ink: inks.corpusRedDark });
      page.words(rule, { x: x + 6, y, width: width - 6, font: fonts.text, size, ink: inks.overprint });
      y += heights[index] ?? 0;
      used += heights[index] ?? 0;
    }
  });
}

/** In words, and a sentence begins with a capital. */
const spoken = (rule: string) => speakRuleText(rule).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Both plates of the title, and where the text below it begins. */
function heading(page: TextPage, words: string): number {
  const place = { y: margin - 3, width: page.width - 2 * margin, font: fonts.display, size: 26 };
  page.words(words, { ...place, x: margin + 0.35, y: place.y + 0.25, ink: inks.cerebriumBlue });
  page.words(words, { ...place, x: margin - 0.35, y: place.y - 0.2, ink: inks.corpusRed });
  page.words(words, { ...place, x: margin, ink: inks.overprint });
  page.rule(margin, margin + 11, page.width - 2 * margin);
  return margin + 15;
}

type Column = { readonly x: number; readonly y: number; readonly width: number };

function parts(page: TextPage, list: readonly SummaryPart[], { x, y: top, width }: Column): void {
  let y = top;
  for (const { heading: words, lines, counted = false } of list) {
    page.words(words.toUpperCase(), { x, y, width, font: fonts.label, size: 12, ink: inks.corpusRedDark });
    y += 5.6;
    for (const [index, line] of lines.entries()) {
      const indent = counted ? 5 : 0;
      const style = { width: width - indent, font: fonts.text, size: 10.2 };
      if (counted)
        page.words(`${index + 1}`, { x, y, width: indent, font: fonts.strong, size: 10.2, ink: inks.corpusRedDark });
      y = page.words(line, { ...style, x: x + indent, y, ink: inks.overprint }) + 1;
    }
    y += 2.6;
  }
}

function symbol(page: TextPage, token: string | undefined, x: number, y: number): void {
  const drawn = token === undefined ? undefined : findSymbol(token);
  if (drawn === undefined) return;
  page.drawing(element('svg', {}, symbolSvg(drawn, { x: 0, y: 0, size: 8.4, textInk: inks.overprint })), x, y);
}

/** At the foot of the page, as small print is. */
function smallPrint(page: TextPage, lines: readonly string[]): void {
  const style = { width: page.width - 2 * margin, font: fonts.text, size: 7.4 };
  let y = page.height - margin;
  for (const line of lines.toReversed()) {
    y -= page.heightOf(line, style) + 0.4;
    page.words(line, { ...style, x: margin, y, ink: inks.muted });
  }
  page.rule(margin, y - 2, style.width);
}
