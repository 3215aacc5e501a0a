/**
 * The two card backs: both heads of the logo, and again rotated by 180 degrees.
 * Because a back looks the same upside down, it does not mark a card.
 */

import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { headBox } from '#site/brand/head.ts';
import { markHeads, markSlots, sharedCranium } from '#site/brand/mark.ts';
import { siteName } from '#site/gameName.ts';
import { outerRule } from './faceLayout.ts';
import { placeMark } from './markSvg.ts';
import { words } from './shapes.ts';
import { cardSvg, edgeRule } from './sheet.ts';
import { element, mixed, rounded } from './svg.ts';

type BackInks = {
  readonly ground: string;
  readonly left: string;
  readonly right: string;
  /** The overlap of the heads, and the lettering. */
  readonly both: string;
  readonly slots: string;
  readonly dots: string;
};

const onPaper: BackInks = {
  ground: inks.paper,
  left: inks.corpusRed,
  right: inks.cerebriumBlue,
  both: inks.overprint,
  slots: inks.paper,
  dots: mixed(inks.paper, inks.overprint, 0.2),
};

const onInk: BackInks = {
  ground: inks.overprint,
  left: mixed(inks.overprint, inks.fearGold, 0.62),
  right: mixed(inks.overprint, inks.fearGold, 0.34),
  both: inks.fearGold,
  slots: inks.overprint,
  dots: mixed(inks.overprint, inks.fearGold, 0.2),
};

/** The same for every card of every set, because they are shuffled together. */
export const cardBack = () => backSvg(onPaper);

export const personaBack = () => backSvg(onInk);

const middle = { x: cardSize.width / 2, y: cardSize.height / 2 };
const markHeight = 27;

function backSvg(back: BackInks): string {
  const half =
    placeMark(mark(back), middle.x, middle.y - markHeight / 2 - 0.6, markHeight) +
    words(
      siteName.toUpperCase(),
      { x: middle.x, baseline: 12, anchor: 'middle' },
      { typeface: 'label', size: 4.2, tracking: 0.12 },
      back.both,
    );
  const turned = `rotate(180 ${middle.x} ${middle.y})`;
  return cardSvg(
    back.ground,
    halftone(back.dots),
    edgeRule(back.both),
    half,
    element('g', { transform: turned }, half),
  );
}

const mark = ({ left, right, both, slots }: BackInks) =>
  [
    ...markHeads.map(({ path, transform, ink }) =>
      element('path', { d: path, transform, fill: ink === 'corpusRed' ? left : right }),
    ),
    element('path', { d: sharedCranium, fill: both }),
    ...markSlots.map(({ radius, ...box }) => element('rect', { ...box, rx: radius, fill: slots })),
  ].join('');

const dotStep = 2.4;

/** Dots that grow towards the edge and avoid the heads; symmetric under rotation by 180 degrees. */
function halftone(fill: string): string {
  const edge = outerRule.x + 1.2;
  const dots: string[] = [];
  const rows = Math.floor((middle.y - edge) / (dotStep / 2));
  const columns = Math.floor((middle.x - edge) / dotStep);
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -columns; column + shift <= columns; column++) {
      const [dx, dy] = [(column + shift) * dotStep, (row * dotStep) / 2];
      const radius = dotRadius(dx, dy);
      if (Math.abs(dx) > middle.x - edge || radius < 0.12) continue;
      const [x, y, r] = [middle.x + dx - radius, middle.y + dy, radius].map(rounded);
      dots.push(`M${x} ${y}a${r} ${r} 0 1 1 ${rounded(2 * radius)} 0a${r} ${r} 0 1 1 ${rounded(-2 * radius)} 0Z`);
    }
  }
  return element('path', { d: dots.join(''), fill });
}

/** Zero behind the lettering and within an ellipse around the heads, then growing. */
function dotRadius(dx: number, dy: number): number {
  const distance = Math.hypot(dx / (markHeight * (headBox.width / headBox.height)), dy / (markHeight * 1.18));
  const behindLettering = Math.abs(dx) < 19 && Math.abs(Math.abs(dy) - 33.4) < 3.6;
  return behindLettering ? 0 : Math.min(0.95, (distance - 0.95) * 1.15);
}
