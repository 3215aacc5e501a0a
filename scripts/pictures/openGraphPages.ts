/** Link previews (1200 x 630): the cover, a card, or the title of a page. */

import { largeMarkSvg, placeMark } from '#cards/faces/markSvg.ts';
import { renderFace } from '#cards/faces/renderFace.ts';
import { words } from '#cards/faces/shapes.ts';
import { element, mixed, sunburst } from '#cards/faces/svg.ts';
import { fillLines } from '#cards/faces/textFit.ts';
import { type TextStyle, textPath, textWidth } from '#cards/faces/typeface.ts';
import duel from '#cards/sets/1-duel.json' with { type: 'json' };
import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';
import { siteName, wordmarkLines } from '#site/gameName.ts';
import { openGraphSize } from '#site/renderedPage.ts';

const { width, height } = openGraphSize;
const left = 64;
const labelStyle = { typeface: 'label', tracking: 0.05 } as const;
const column = 570;

/** The spot colour of the set that teaches the game. */
export const ground = duel.spotColor;

/** Wordmark left, mark right. */
export const openGraphCover = (): string =>
  picture(
    ground,
    [884, 352],
    placeMark(largeMarkSvg(), 884, height - 476 / 2, 476),
    twoInkLine(wordmarkLines[0], 62, 282, 184),
    twoInkLine(wordmarkLines[1], 62, 410, 122),
    words('EXACT REVENGE AGAINST YOUR CLONE', { x: 66, baseline: 484 }, { ...labelStyle, size: 38 }, inks.overprint),
  );

/** The name of a card on the spot colour of its set, and its card image, offset from its shadow. */
export function openGraphCard(card: Card, set: CardSetFile): string {
  const focus = [912, 315] as const;
  return picture(
    set.spotColor,
    focus,
    title(card.name, `${card.discipline} ${card.type}, ${set.name}`),
    element('g', { transform: `rotate(4 ${focus.join(' ')})` }, face(renderFace(card, set), ...focus, 548)),
  );
}

/** The title of a page, and the logo mark. */
export const openGraphTitle = (words: string): string =>
  picture(
    ground,
    [884, 352],
    title(words, 'Exact revenge against your clone'),
    placeMark(largeMarkSvg(), 912, 410, 440),
  );

function picture(spot: string, focus: readonly [number, number], ...content: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: spot }),
    element('path', { d: sunburst(focus, 18, 1300), fill: mixed(spot, inks.paper, 0.45) }),
    ...content,
  );
}

/** A title on up to three lines, as large as fits, between the name of the site and a note. */
function title(words: string, note: string): string {
  const { lines, size } = fitted(words);
  const leading = size * 1.06;
  const first = height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.28;
  return [
    label(siteName, 40, 92),
    ...lines.map((line, index) => twoInkLine(line, left, first + index * leading, size)),
    label(note, 36, height - 64),
  ].join('');
}

const label = (text: string, size: number, baseline: number) =>
  words(text.toUpperCase(), { x: left, baseline }, { ...labelStyle, tracking: 0.06, size }, inks.overprint);

const sizes = [124, 108, 96, 84, 74] as const;
const mostLines = 3;

function fitted(text: string): { lines: string[]; size: number } {
  for (const size of sizes) {
    const style = { typeface: 'display', size } as const;
    const lines = fillLines(text, style, column);
    if (lines.length <= mostLines && lines.every((line) => textWidth(line, style) <= column)) return { lines, size };
  }
  throw new Error(`"${text}" is too long for a link preview.`);
}

/** Left out: it is invisible at this size, and slow to draw. */
const grain = /<rect [^>]*filter="url\(#grain\)"[^>]*\/>/;

function face(svg: string, cx: number, cy: number, high: number): string {
  const scale = high / cardSize.height;
  const size = { width: cardSize.width * scale, height: high };
  const [x, y] = [cx - size.width / 2, cy - size.height / 2];
  const slip = 12;
  const copy = (dx: number, fill: string) => element('rect', { x: x + dx, y: y + dx * 0.8, ...size, rx: 26, fill });
  return [
    copy(-slip, inks.corpusRed),
    copy(slip, inks.cerebriumBlue),
    element('clipPath', { id: 'corners' }, element('rect', { x, y, ...size, rx: 26 })),
    element(
      'g',
      { 'clip-path': 'url(#corners)' },
      svg
        .replace(grain, '')
        .replace(
          /^<svg [^>]*>/,
          `<svg x="${x}" y="${y}" width="${size.width}" height="${size.height}" viewBox="0 0 63 88">`,
        ),
    ),
  ].join('');
}

/** Words printed by both plates, slightly out of register; the overlap is overprint. */
function twoInkLine(words: string, x: number, baseline: number, size: number): string {
  const style: TextStyle = { typeface: 'display', size };
  const slip = size * 0.045;
  const red = textPath(words, x, baseline, style);
  const blue = textPath(words, x + slip, baseline + slip * 0.7, style);
  const id = `blue-${Math.round(baseline)}`;
  return [
    element('path', { d: blue, fill: inks.cerebriumBlue }),
    element('path', { d: red, fill: inks.corpusRed }),
    element('clipPath', { id }, element('path', { d: blue })),
    element('path', { d: red, fill: inks.overprint, 'clip-path': `url(#${id})` }),
  ].join('');
}
