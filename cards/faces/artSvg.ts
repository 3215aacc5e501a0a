/** The art window: spot flat, pattern of the type, figures, grain (bible 8.5). */

import { artWindow, freeCentre, type Illustration } from '#cards/art/illustration.ts';
import type { Card, CardType } from '#domain/cards/card.ts';
import type { CardSet } from '#domain/cards/cardSet.ts';
import { inks } from '#domain/cards/inks.ts';
import { disciplineInks } from './faceInks.ts';
import { artFrame } from './faceLayout.ts';
import { type Press, printFigures } from './plates.ts';
import { element, mixed } from './svg.ts';
import { typePattern } from './typePattern.ts';

/** How far the plates are apart: the more tension, the further (bible 8.5). Millimetres to the right. */
const tension: Readonly<Record<CardType, number>> = { attack: 1.4, reaction: 1.1, state: 0.8 };

export function artSvg(card: Card, { spotColor }: CardSet, { figures, focus = freeCentre }: Illustration): string {
  const { x, y, width, height, line, radius } = artFrame;
  const window = { width, height, rx: radius };
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('clipPath', { id: 'window' }, element('rect', window)),
    grainFilter(card.id),
    element(
      'g',
      { 'clip-path': 'url(#window)' },
      element('rect', { width, height, fill: spotColor }),
      typePattern(card.type, mixed(spotColor, inks.paper, 0.55), focus),
      printFigures(figures, pressFor(card, spotColor)),
      element('rect', { width, height, filter: 'url(#grain)', opacity: 0.38 }),
    ),
    element('rect', { ...window, fill: 'none', stroke: inks.overprint, 'stroke-width': line }),
  );
}

function pressFor({ type, discipline }: Card, spot: string): Press {
  const { main, second } = disciplineInks[discipline];
  const slip = tension[type];
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
    slip: [slip, slip * 0.7],
  };
}

/** Specks of ink, always the same ones for the same card. */
function grainFilter(seed: number): string {
  return element(
    'filter',
    { id: 'grain', filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: artWindow.width, height: artWindow.height },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: 9, numOctaves: 2, seed }),
    element('feColorMatrix', { values: '0 0 0 0 0.14 0 0 0 0 0.1 0 0 0 0 0.18 0 0 0 -1.6 0.95' }),
  );
}
