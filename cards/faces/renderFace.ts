/** The face of a card as one SVG, 63 x 88 mm, without text elements, style attributes or blending. */

import type { Illustration } from '#cards/art/illustration.ts';
import { standardIllustration } from '#cards/art/standardIllustration.ts';
import { type Card, cardVersion } from '#domain/cards/card.ts';
import type { CardSetFile } from '#domain/cards/cardSet.ts';
import { costSymbols } from '#domain/cards/cost.ts';
import { disciplineGlyphs, typeGlyphs } from '#domain/cards/glyphNames.ts';
import { inks } from '#domain/cards/inks.ts';
import { artSvg, disciplineInks } from './artSvg.ts';
import * as layout from './faceLayout.ts';
import { gameIcon } from './gameIcons.ts';
import { textProportions } from './richText.ts';
import { element, rounded } from './svg.ts';
import { symbolSvg } from './symbolSvg.ts';
import { fitCardText, fitName, type SetLine } from './textFit.ts';
import { tornEdge } from './tornEdge.ts';
import { type Anchor, capHeight, type TextStyle, textPath } from './typeface.ts';

/** Draws a card of a set. Throws a `TextOverflow` naming the card when its words do not fit. */
export function renderFace(
  card: Card,
  set: CardSetFile,
  illustration: Illustration = standardIllustration(card),
): string {
  const { width, height } = layout.cardSize;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: `${width}mm`,
      height: `${height}mm`,
    },
    element('rect', { width, height, fill: inks.paper }),
    outerRule(),
    artSvg(card, set, illustration),
    nameSvg(card),
    badges(card),
    costColumn(card),
    typeBar(card, set),
    sides(card),
    footer(card, set),
  );
}

/** A text in one ink. */
const text = (words: string, x: number, baseline: number, style: TextStyle, fill: string, anchor: Anchor = 'start') =>
  element('path', { d: textPath(words, x, baseline, style, anchor), fill });

/** An icon centred on a point. */
const icon = (name: string, x: number, y: number, size: number, fill: string) =>
  element('path', {
    d: gameIcon(name),
    fill,
    transform: `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)}) scale(${Math.round((size / 512) * 1e6) / 1e6})`,
  });

function outerRule(): string {
  const { line, radius, ...box } = layout.outerRule;
  return element('rect', { ...box, rx: radius, fill: 'none', stroke: inks.overprint, 'stroke-width': line });
}

function nameSvg(card: Card): string {
  const { x, baseline, slip } = layout.nameLine;
  const style = fitName(card, layout.disciplineBadge.cx - layout.disciplineBadge.radius);
  return (
    text(card.name, x + slip, baseline + slip, style, disciplineInks[card.discipline].main) +
    text(card.name, x, baseline, style, inks.overprint)
  );
}

function badges({ type, discipline }: Card): string {
  const round = layout.disciplineBadge;
  const square = layout.typeBadge;
  return [
    element('circle', { cx: round.cx, cy: round.cy, r: round.radius, fill: disciplineInks[discipline].main }),
    icon(disciplineGlyphs[discipline], round.cx, round.cy, round.icon, inks.paper),
    element('rect', {
      x: square.x,
      y: square.y,
      width: square.size,
      height: square.size,
      rx: square.radius,
      fill: inks.overprint,
    }),
    icon(typeGlyphs[type], square.x + square.size / 2, square.y + square.size / 2, square.icon, inks.paper),
  ].join('');
}

function costColumn({ cost }: Card): string {
  const { cx, top, step, radius, halo } = layout.costColumn;
  return costSymbols(cost)
    .map((symbol, index) =>
      symbolSvg(symbol, { x: cx, y: top + index * step, size: 2 * radius, textInk: inks.overprint, halo }),
    )
    .join('');
}

function typeBar({ type, discipline, resourceValue }: Card, { spotColor }: CardSetFile): string {
  const { x, y, width, height, radius, label, valueLabel } = layout.typeBar;
  const circle = layout.valueCircle;
  const numeral: TextStyle = { typeface: 'display', size: circle.size };
  return [
    element('rect', { x, y, width, height, rx: radius, fill: spotColor }),
    text(
      `${type} / ${discipline}`.toUpperCase(),
      label.x,
      label.baseline,
      { typeface: 'label', ...label },
      inks.overprint,
    ),
    text('VALUE', valueLabel.right, valueLabel.baseline, { typeface: 'label', ...valueLabel }, inks.overprint, 'end'),
    element('circle', {
      cx: circle.cx,
      cy: circle.cy,
      r: circle.radius,
      fill: inks.paper,
      stroke: inks.overprint,
      'stroke-width': circle.line,
    }),
    text(String(resourceValue), circle.cx, circle.cy + capHeight(numeral) / 2, numeral, inks.overprint, 'middle'),
  ].join('');
}

function sides(card: Card): string {
  const { style, desire, fear, flavor } = fitCardText(card);
  const label = layout.desire.label;
  const desireInk = card.discipline === 'physical' ? inks.corpusRedDark : inks.cerebriumBlue;
  return [
    text('DESIRE', label.x, label.baseline, { typeface: 'label', ...label }, desireInk),
    lines(desire, layout.desire.text.x, style, { words: inks.overprint, abilities: inks.overprint }),
    ...flavor.map((line) =>
      text(
        line.text,
        layout.flavorLine.x,
        line.baseline,
        { typeface: 'flavor', size: layout.flavorLine.size },
        inks.muted,
      ),
    ),
    fear ? fearSide(fear.top, fear.lines, style) : '',
  ].join('');
}

function fearSide(top: number, fearLines: readonly SetLine[], style: TextStyle): string {
  const { x, width, bottom, label, text: column } = layout.fearBox;
  return [
    element('path', { d: `${tornEdge(x, top, width)}V${bottom}H${x}Z`, fill: inks.overprint }),
    text('FEAR', label.x, top + label.drop, { typeface: 'label', ...label }, inks.fearGold),
    lines(fearLines, column.x, style, { words: inks.paper, abilities: inks.fearGold, halo: 0.045 }),
  ].join('');
}

type LineInks = {
  readonly words: string;
  readonly abilities: string;
  /** Of the text size, around each symbol. */
  readonly halo?: number;
};

function lines(
  set: readonly SetLine[],
  left: number,
  style: TextStyle,
  { words, abilities, halo = 0 }: LineInks,
): string {
  const outlines: string[] = [];
  const pictures: string[] = [];
  for (const { parts, baseline } of set) {
    for (const { part, x, width } of parts) {
      if (typeof part === 'string') outlines.push(textPath(part, left + x, baseline, style));
      else
        pictures.push(
          symbolSvg(part, {
            x: left + x + width / 2,
            y: baseline - style.size * textProportions.middle,
            size: style.size * textProportions.symbol,
            textInk: abilities,
            halo: style.size * halo,
          }),
        );
    }
  }
  return element('path', { d: outlines.join(''), fill: words }) + pictures.join('');
}

function footer(card: Card, { name, icon: setIcon, spotColor, cards }: CardSetFile): string {
  const { disc, text: line, credit } = layout.footer;
  const two = (value: number) => String(value).padStart(2, '0');
  const imprint = [
    `${name}  ${two(card.number)}/${two(cards.length)}`,
    cardVersion,
    `© ${card.releaseDate.slice(0, 4)}`,
  ];
  return [
    element('circle', { cx: disc.cx, cy: disc.cy, r: disc.radius, fill: spotColor }),
    icon(setIcon, disc.cx, disc.cy, disc.icon, inks.overprint),
    text(imprint.join('   '), line.x, line.baseline, { typeface: 'strong', size: line.size }, inks.overprint),
    text('game-icons.net', credit.right, credit.baseline, { typeface: 'text', size: credit.size }, inks.muted, 'end'),
  ].join('');
}
