/** The card image of a persona: without a cost, but with the start values of its clone. */

import { cardVersion } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { inks } from '#game/cards/inks.ts';
import type { Persona } from '#game/cards/persona.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { portraitOf } from '../art/scenes/personas.ts';
import { pressOf, windowSvg } from './artSvg.ts';
import { disciplineInks, inkFor } from './faceInks.ts';
import * as layout from './faceLayout.ts';
import { printFigures } from './plates.ts';
import { icon, words } from './shapes.ts';
import { sheet } from './sheet.ts';
import { sidesSvg } from './sidesSvg.ts';
import { below, element } from './svg.ts';
import { symbolSvg } from './symbolSvg.ts';
import { fitCardText, fitName } from './textFit.ts';
import { textWidth } from './typeface.ts';

/** The year in which the box of the personas is released. */
const releaseYear = '2026';

/** Throws a `TextOverflow` that names the persona if its text does not fit. */
export function renderPersona(persona: Persona, sets: readonly CardSet[]): string {
  const { set, inks: discipline } = portraitOf(persona.slug);
  const spot = spotOf(set, sets);
  const text = fitCardText(asSides(persona));
  return sheet(
    portraitSvg(persona, sets, text.growth),
    nameSvg(persona, disciplineInks[discipline].main),
    logo(persona),
    below(text.growth, startBar(persona, spot)),
    sidesSvg(text, discipline),
    footer(persona, spot),
  );
}

/** Leaves out the quotation, which only the page shows: on the card, both sides need all the space. */
const asSides = ({ name, desire, fear }: Persona) => ({ id: 0, name, effects: desire, fearEffects: fear, flavor: '' });

const spotOf = (set: number, sets: readonly CardSet[]) => sets.find(({ id }) => id === set)?.spotColor ?? inks.paper;

export function portraitSvg({ slug }: Persona, sets: readonly CardSet[], growth = 0): string {
  const { set, inks: discipline, ground, illustration } = portraitOf(slug);
  const press = pressOf(disciplineInks[discipline], spotOf(set, sets), 0);
  const pattern = printFigures({ figures: ground }, press);
  return windowSvg(illustration, { press, pattern, growth, grainSeed: slug.length });
}

function nameSvg(persona: Persona, ink: string): string {
  const { x, baseline, slip } = layout.nameLine;
  const style = fitName({ id: 0, name: persona.name }, layout.typeBadge.x);
  return (
    words(persona.name, { x: x + slip, baseline: baseline + slip }, style, ink) +
    words(persona.name, { x, baseline }, style, inkFor('name'))
  );
}

function logo({ logo: name }: Persona): string {
  const { x, y, size, radius, icon: iconSize } = layout.typeBadge;
  return (
    element('rect', { x, y, width: size, height: size, rx: radius, fill: inks.overprint }) +
    icon(name, x + size / 2, y + size / 2, iconSize, inks.fearGold)
  );
}

/** The faction, and the start values of its clone: corpus, cerebrium, ideas. */
function startBar({ faction, start }: Persona, spot: string): string {
  const { x, y, width, height, radius, label } = layout.typeBar;
  const numeral = { typeface: 'strong', size: 3.3 } as const;
  const symbolSize = 3.5;
  let right = x + width - 1.4;
  const amounts = (['{I}', '{B}', '{C}'] as const).map((token) => {
    const symbol = findSymbol(token);
    const amount = String({ '{C}': start.corpus, '{B}': start.cerebrium, '{I}': start.ideas }[token]);
    if (!symbol) throw new Error(`There is no symbol ${token}.`);
    const numberLeft = right - textWidth(amount, numeral);
    const centre = numberLeft - 0.6 - symbolSize / 2;
    right = centre - symbolSize / 2 - 1.8;
    return (
      words(amount, { x: numberLeft, baseline: label.baseline }, numeral, inkFor('typeBar')) +
      symbolSvg(symbol, { x: centre, y: y + height / 2, size: symbolSize, textInk: inks.overprint, halo: 0.3 })
    );
  });
  return [
    element('rect', { x, y, width, height, rx: radius, fill: spot }),
    words(faction.toUpperCase(), label, { typeface: 'label', ...label }, inkFor('typeBar')),
    ...amounts,
  ].join('');
}

function footer({ logo: name }: Persona, spot: string): string {
  const { disc, text } = layout.footer;
  return [
    element('circle', { cx: disc.cx, cy: disc.cy, r: disc.radius, fill: spot }),
    icon(name, disc.cx, disc.cy, disc.icon, inkFor('setIcon')),
    words(
      `Persona   ${cardVersion}   © ${releaseYear}`,
      text,
      { typeface: 'strong', size: text.size },
      inkFor('imprint'),
    ),
  ].join('');
}
