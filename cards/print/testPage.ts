/** The test page of a printer: a ruler, the outline of a card, and crosses with scales on both sides of the sheet. */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { element } from '../faces/svg.ts';
import { heading, margin } from './pageParts.ts';
import { fonts, type PrintDocument, type TextPage } from './printDocument.ts';

type Point = { readonly x: number; readonly y: number };

const line = ({ x, y }: Point, to: Point, stroke: string, width = 0.2) =>
  element('path', { d: `M${x} ${y}L${to.x} ${to.y}`, stroke, 'stroke-width': width, fill: 'none' });

const draw = (page: TextPage, ...shapes: readonly string[]) => page.drawing(element('svg', {}, ...shapes), 0, 0);

const label = { font: fonts.strong, size: 7, ink: inks.overprint } as const;

/** Most millimetres that can be read off. */
const reach = 10;

/** The middles of the crosses, symmetrical, so that both sides agree whichever edge the sheet is turned along. */
const crossesOn = ({ width, height }: TextPage): readonly Point[] =>
  [0.28, 0.72].map((share) => ({ x: width / 2, y: height * share }));

export function addTestPages(document: PrintDocument): void {
  document.addTextPage((page) => {
    const top = heading(page, 'Test page');
    page.words(
      'Print both pages on one sheet, two-sided, at 100 per cent. The ruler must be 150 mm long and the outline must fit a card. Hold the sheet to the light with this side towards you: read off the scales how far the blue cross lies to the right of and below the red one, and enter both numbers. Left and up are negative.',
      { x: margin, y: top, width: page.width - 2 * margin, font: fonts.text, size: 10.5, ink: inks.overprint },
    );
    drawRuler(page, { x: (page.width - 150) / 2, y: top + 24 });
    const outline = { x: (page.width - cardSize.width) / 2, y: (page.height - cardSize.height) / 2 };
    draw(page, element('rect', { ...outline, ...cardSize, fill: 'none', stroke: inks.overprint, 'stroke-width': 0.2 }));
    page.words('63 × 88 mm', { ...label, x: outline.x + 3, y: outline.y + 3, width: 40 });
    for (const [index, middle] of crossesOn(page).entries()) drawScale(page, middle, index + 1);
  });
  document.addTextPage((page) => {
    for (const [index, { x, y }] of crossesOn(page).entries()) {
      draw(
        page,
        line({ x: x - reach, y }, { x: x + reach, y }, inks.cerebriumBlue, 0.3),
        line({ x, y: y - reach }, { x, y: y + reach }, inks.cerebriumBlue, 0.3),
      );
      page.words(String(index + 1), {
        ...label,
        size: 12,
        ink: inks.cerebriumBlue,
        x: x + reach + 4,
        y: y - 2.5,
        width: 10,
      });
    }
  });
}

function drawRuler(page: TextPage, { x, y }: Point): void {
  const marks = Array.from({ length: 151 }, (_, at) => {
    const length = at % 10 === 0 ? 5 : at % 5 === 0 ? 3.5 : 2;
    return line({ x: x + at, y }, { x: x + at, y: y - length }, inks.overprint, 0.15);
  });
  draw(page, line({ x, y }, { x: x + 150, y }, inks.overprint, 0.15), ...marks);
  for (let at = 0; at <= 150; at += 10) page.words(String(at), { ...label, x: x + at - 1.5, y: y + 1, width: 12 });
}

/** A red cross, with a mark for each millimetre and a number for each second. */
function drawScale(page: TextPage, { x, y }: Point, number: number): void {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach);
  draw(
    page,
    line({ x: x - reach, y }, { x: x + reach, y }, inks.corpusRed, 0.3),
    line({ x, y: y - reach }, { x, y: y + reach }, inks.corpusRed, 0.3),
    ...steps.flatMap((step) => [
      line({ x: x + step, y: y - 1 }, { x: x + step, y: y + 1 }, inks.corpusRed, 0.15),
      line({ x: x - 1, y: y + step }, { x: x + 1, y: y + step }, inks.corpusRed, 0.15),
    ]),
  );
  const small = { ...label, size: 4, width: 8 };
  for (const step of steps.filter((each) => each !== 0 && each % 2 === 0)) {
    page.words(String(step), { ...small, x: x + step - 0.6, y: y + 1.3 });
    page.words(String(step), { ...small, x: x + 1.5, y: y + step - 0.8 });
  }
  page.words(String(number), { ...label, size: 12, x: x + reach + 4, y: y - 2.5, width: 10 });
}
