/** The image of a card as one SVG, 63 x 88 mm: only shapes, no text elements, no style attributes, no blending. */

import { type Card, cardVersion } from '#game/cards/card.ts';
import { placeInSet } from '#game/cards/cardAsText.ts';
import { type CardSetFile, printedTotal } from '#game/cards/cardSet.ts';
import { costSymbols } from '#game/cards/cost.ts';
import { disciplineGlyphs, typeGlyphs } from '#game/cards/glyphNames.ts';
import { inks } from '#game/cards/inks.ts';
import type { Illustration } from '../art/illustration.ts';
import { illustrationOf } from '../art/illustrationOf.ts';
import { artSvg } from './artSvg.ts';
import { disciplineInks, inkFor } from './faceInks.ts';
import * as layout from './faceLayout.ts';
import { icon, words } from './shapes.ts';
import { sheet } from './sheet.ts';
import { sidesSvg } from './sidesSvg.ts';
import { below, element } from './svg.ts';
import { symbolSvg } from './symbolSvg.ts';
import { fitCardText, fitName } from './textFit.ts';
import { capHeight, type TextStyle } from './typeface.ts';

/** Draws a card of a set. Throws a `TextOverflow` that names the card if its text does not fit. */
export function renderFace(
  card: Card,
  set: CardSetFile,
  illustration: Illustration = illustrationOf(card, set),
): string {
  const text = fitCardText(card);
  return sheet(
    artSvg(card, set, illustration, text.growth),
    nameSvg(card),
    badges(card),
    costColumn(card),
    below(text.growth, typeBar(card, set)),
    sidesSvg(text, card.discipline),
    footer(card, set),
  );
}

/** The name in two inks, with the second one offset in proportion to the size of the name. */
function nameSvg(card: Card): string {
  const { x, baseline, slip: fullSlip, size: fullSize } = layout.nameLine;
  const style = fitName(card, layout.disciplineBadge.cx - layout.disciplineBadge.radius);
  const slip = (fullSlip * style.size) / fullSize;
  return (
    words(card.name, { x: x + slip, baseline: baseline + slip }, style, disciplineInks[card.discipline].main) +
    words(card.name, { x, baseline }, style, inkFor('name'))
  );
}

function badges({ type, discipline }: Card): string {
  const { cx, cy, radius, icon: glyphSize } = layout.disciplineBadge;
  const { x, y, size, radius: corner, icon: typeSize } = layout.typeBadge;
  return [
    element('circle', { cx, cy, r: radius, fill: disciplineInks[discipline].main }),
    icon(disciplineGlyphs[discipline], cx, cy, glyphSize, inks.paper),
    element('rect', { x, y, width: size, height: size, rx: corner, fill: inks.overprint }),
    icon(typeGlyphs[type], x + size / 2, y + size / 2, typeSize, inks.paper),
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
  const { x, y, width, height, radius: corner, label, valueLabel } = layout.typeBar;
  const { cx, cy, radius, line, size } = layout.valueCircle;
  const numeral: TextStyle = { typeface: 'display', size };
  const numeralPlace = { x: cx, baseline: cy + capHeight(numeral) / 2, anchor: 'middle' } as const;
  return [
    element('rect', { x, y, width, height, rx: corner, fill: spotColor }),
    words(`${type} / ${discipline}`.toUpperCase(), label, { typeface: 'label', ...label }, inkFor('typeBar')),
    words('VALUE', { ...valueLabel, anchor: 'end' }, { typeface: 'label', ...valueLabel }, inkFor('typeBar')),
    element('circle', { cx, cy, r: radius, fill: inks.paper, stroke: inks.overprint, 'stroke-width': line }),
    words(String(resourceValue), numeralPlace, numeral, inkFor('value')),
  ].join('');
}

function footer(card: Card, { name, icon: setIcon, spotColor, cards }: CardSetFile): string {
  const { disc, text } = layout.footer;
  const year = card.releaseDate.slice(0, 4);
  const imprint = `${name}  ${placeInSet(card.number, printedTotal(cards))}   ${cardVersion}   © ${year}`;
  return [
    element('circle', { cx: disc.cx, cy: disc.cy, r: disc.radius, fill: spotColor }),
    icon(setIcon, disc.cx, disc.cy, disc.icon, inkFor('setIcon')),
    words(imprint, text, { typeface: 'strong', size: text.size }, inkFor('imprint')),
  ].join('');
}
