/** A page with the meaning of the symbols, and one with easily overlooked rules. */

import { inks } from '#game/cards/inks.ts';
import { overlookedRules } from '#game/glossary/overlookedRules.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { gutter, heading, margin, smallPrint, symbol } from './pageParts.ts';
import { fonts, type PrintDocument } from './printDocument.ts';
import { credits, symbolRows } from './rulesSummary.ts';

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
      page.words(String(index + 1), {
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

/** A rule with its symbols in words, starting with a capital letter. */
const spoken = (rule: string) => speakRuleText(rule).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
