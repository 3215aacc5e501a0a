/** Tuck boxes to cut, fold and glue, one on a page: lines are cut, dashed lines are folded. */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { wordmarkLines } from '#site/gameName.ts';
import { boxedCards } from '#site/print/printFiles.ts';
import { markSvg, placeMark } from '../faces/markSvg.ts';
import { element } from '../faces/svg.ts';
import { fonts, type PrintDocument, type TextPage } from './printDocument.ts';

/** Thickness of a card on paper of 300 g, in millimetres, and the space around a deck. */
const thickness = 0.33;
const space = 2;

/** The logo on the front and the back, in the middle of their height. */
const middle = (cardSize.width + space) / 2;
const markHeight = 29;

const glueFlap = 12;
const tuckFlap = 14;

export const boxDepth = (cards: number): number => Math.round(cards * thickness + space);

/**
 * The panels stand above each other, because the paper is higher than it is wide: glue flap, side, front, side, back.
 * Lid and bottom are to the right and left of the front and the back.
 */
export function boxLines(cards: number): {
  readonly width: number;
  readonly height: number;
  readonly cuts: string;
  readonly folds: string;
  /** The upper left corners of the two panels that show. */
  readonly front: { readonly x: number; readonly y: number };
  readonly back: { readonly x: number; readonly y: number };
} {
  const depth = boxDepth(cards);
  const [across, down] = [cardSize.height + space, cardSize.width + space];
  const bottom = depth - 1;
  const left = bottom;
  const right = left + across;
  const [side, front, otherSide, back] = [
    glueFlap,
    glueFlap + depth,
    glueFlap + depth + down,
    glueFlap + 2 * depth + down,
  ];
  const end = back + down;
  const dust = Math.min(depth, 20) - 2;
  const cuts = [
    // Glue flap.
    `M${left} ${side}l3 ${-glueFlap}H${right - 3}L${right} ${side}`,
    // First side, with its dust flap.
    `h${dust}v${depth}h${-dust}`,
    // Front, with the bottom flap on the left.
    `M${right} ${front}V${otherSide}h${dust}v${depth}h${-dust}`,
    // Back, with lid and tuck flap.
    `M${right} ${back}h${depth}l${tuckFlap} 4v${down - 8}l${-tuckFlap} 4h${-depth}`,
    `M${right} ${end}H${left}V${back}h${-dust}v${-depth}h${dust}`,
    `M${left} ${otherSide}l${-bottom} -3v${6 - down}L${left} ${front}v${-depth}`,
  ].join('');
  const folds = [
    ...[side, front, otherSide, back].map((y) => `M${left} ${y}H${right}`),
    `M${right} ${side}V${front}M${right} ${otherSide}V${end}M${right + depth} ${back}v${down}`,
    `M${left} ${front}V${back}`,
  ].join('');
  return {
    width: right + depth + tuckFlap,
    height: end,
    cuts,
    folds,
    front: { x: left, y: front },
    back: { x: left, y: back },
  };
}

export function addTuckBoxPages(document: PrintDocument): void {
  for (const cards of boxedCards) document.addTextPage((page) => drawBox(page, cards));
}

function drawBox(page: TextPage, cards: number): void {
  const { width, height, cuts, folds, front, back } = boxLines(cards);
  const [x, y] = [(page.width - width) / 2, (page.height - height) / 2];
  const ink = { fill: 'none', stroke: inks.overprint, 'stroke-width': 0.3 };
  page.drawing(
    element(
      'svg',
      {},
      element('path', { ...ink, d: cuts }),
      element('path', { ...ink, d: folds, 'stroke-dasharray': '2 1.5' }),
      placeMark(markSvg(), front.x + 24, front.y + middle, markHeight),
      placeMark(markSvg(), back.x + (cardSize.height + space) / 2, back.y + middle, markHeight),
    ),
    x,
    y,
  );
  const place = { x: x + front.x + 46, width: cardSize.height - 46 };
  const title = { ...place, font: fonts.display, size: 26, ink: inks.overprint };
  for (const [line, words] of wordmarkLines.entries()) page.words(words, { ...title, y: y + front.y + 14 + 10 * line });
  page.words(`${cards} cards. Cut the lines, fold the dashed lines, and glue the flap above behind the last panel.`, {
    ...place,
    y: y + front.y + 38,
    font: fonts.text,
    size: 9,
    ink: inks.overprint,
  });
}
