/** The art window: the flat spot colour, the pattern of the type, the figures, the grain. */

import type { Card, CardType } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { inks } from '#game/cards/inks.ts';
import { artWindow, freeCentre, type Illustration } from '../art/illustration.ts';
import { disciplineInks, type PlateInks } from './faceInks.ts';
import { artFrame } from './faceLayout.ts';
import { type Press, printFigures } from './plates.ts';
import { element, mixed, precise, rounded } from './svg.ts';
import { typePattern } from './typePattern.ts';

/** How far the second plate is to the right of the first, in millimetres. */
const tensions: Readonly<Record<CardType, number>> = { attack: 1.4, reaction: 1.1, state: 0.8 };

export function artSvg(card: Card, { spotColor }: CardSet, illustration: Illustration, growth = 0): string {
  const { focus = freeCentre, tension = tensions[card.type] } = illustration;
  const pattern = typePattern(card.type, paleSpot(spotColor), focus);
  const press = pressOf(disciplineInks[card.discipline], spotColor, tension);
  return windowSvg(illustration, { press, pattern, growth, grainSeed: card.id });
}

/** The shade in which patterns are printed. */
export const paleSpot = (spot: string) => mixed(spot, inks.paper, 0.55);

type Printing = {
  readonly press: Press;
  /** Printed on the spot colour, behind the figures. */
  readonly pattern: string;
  /** How much taller than usual the window is. The picture is enlarged to fill it, and loses some of its sides. */
  readonly growth: number;
  readonly grainSeed: number;
};

export function windowSvg(illustration: Illustration, { press, pattern, growth, grainSeed }: Printing): string {
  const { x, y, width, line, radius } = artFrame;
  const height = artFrame.height + growth;
  const { breaksFrame = false } = illustration;
  const figures = enlarged(growth, printFigures(illustration, press));
  const frameLine = element('rect', {
    width,
    height,
    rx: radius,
    fill: 'none',
    stroke: inks.overprint,
    'stroke-width': line,
  });
  const clips = [clip('window', height, 0), clip('over-frame', height, artFrame.overlap)].join('');
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    clips,
    grainFilter(grainSeed, height),
    element(
      'g',
      { 'clip-path': 'url(#window)' },
      element('rect', { width, height, fill: press.flats.spot }),
      enlarged(growth, pattern),
      breaksFrame ? '' : figures,
    ),
    breaksFrame ? frameLine + element('g', { 'clip-path': 'url(#over-frame)' }, figures) : '',
    element('rect', { width, height, filter: 'url(#grain)', opacity: 0.38, 'clip-path': 'url(#window)' }),
    breaksFrame ? '' : frameLine,
  );
}

/** Scaled from the upper edge to the height of the window, around the middle of the area beside the cost column. */
function enlarged(growth: number, content: string): string {
  if (growth === 0) return content;
  const scale = 1 + growth / artWindow.height;
  return element(
    'g',
    { transform: `translate(${rounded(freeCentre[0] * (1 - scale))} 0) scale(${precise(scale)})` },
    content,
  );
}

/** The window, and the part above it that the figures may extend into. */
function clip(id: string, height: number, above: number): string {
  const { width, radius } = artFrame;
  return element('clipPath', { id }, element('rect', { y: -above, width, height: height + above, rx: radius }));
}

/** Two inks on a spot colour, with the second out of register by the tension. */
export function pressOf({ main, second }: PlateInks, spot: string, tension: number): Press {
  return {
    main,
    second,
    overprint: inks.overprint,
    flats: {
      paper: inks.paper,
      ink: inks.overprint,
      spot,
      light: mixed(spot, inks.paper, 0.7),
      dark: mixed(spot, inks.overprint, 0.3),
      shadow: mixed(inks.overprint, spot, 0.22),
      faint: mixed(spot, second, 0.4),
      fainter: mixed(spot, second, 0.2),
    },
    slip: [tension, tension * 0.7],
  };
}

/** Specks of ink, always the same for one card. */
function grainFilter(seed: number, height: number): string {
  return element(
    'filter',
    { id: 'grain', filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: artWindow.width, height },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: 9, numOctaves: 2, seed }),
    element('feColorMatrix', { values: '0 0 0 0 0.14 0 0 0 0 0.1 0 0 0 0 0.18 0 0 0 -1.6 0.95' }),
  );
}
