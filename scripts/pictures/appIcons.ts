/** The icons of the installed app and of the browser tab, as SVG in a box of 512. */

import { lens, markSvg, placeMark, slotSvg } from '#cards/faces/markSvg.ts';
import { element, mixed, rounded, sunburst } from '#cards/faces/svg.ts';
import { inks } from '#game/cards/inks.ts';
import { craniumBox, faviconSlot, markHeads, markSlots, sharedCranium } from '#site/brand/mark.ts';
import { ground } from './openGraphPages.ts';

const side = 512;
const middle = side / 2;

const picture = (...content: readonly string[]) =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}` }, ...content);

const burst = element('path', {
  d: sunburst([middle, middle], 12, side),
  fill: mixed(ground, inks.paper, 0.45),
});

/** Clips a drawing to a square with rounded corners. */
const clipped = (rx: number, ...content: readonly string[]) =>
  element('clipPath', { id: 'tile' }, element('rect', { width: side, height: side, rx })) +
  element('g', { 'clip-path': 'url(#tile)' }, ...content);

/** Fills the square: the system crops the corners, which contain only rays. */
export const maskableIcon = () =>
  picture(
    element('rect', { width: side, height: side, fill: ground }),
    burst,
    placeMark(markSvg(), middle, middle, 300),
  );

/** Has rounded corners of its own. */
export const appIcon = () =>
  picture(
    clipped(96, element('rect', { width: side, height: side, rx: 96, fill: ground }), burst),
    placeMark(markSvg(), middle, middle, 356),
  );

/** A single colour, so a gap separates the lens from the heads, and its slots are holes. */
export function monochromeIcon(): string {
  const solid = element(
    'g',
    { fill: '#fff' },
    ...markHeads.map(({ path, transform }) => element('path', { d: path, transform })),
  );
  const cut = [
    element('path', { d: sharedCranium, fill: 'none', stroke: '#000', 'stroke-width': 9 }),
    ...markSlots.map((slot) => slotSvg(slot, '#000')),
  ].join('');
  return picture(
    element('mask', { id: 'cut' }, placeMark(solid + cut, middle, middle, 300)),
    element('rect', { width: side, height: side, mask: 'url(#cut)' }),
  );
}

/** Only the lens with one slot, on its two inks, to be legible at 16 pixels. */
export function favicon(): string {
  const scale = 500 / craniumBox.height;
  const centre = craniumBox.y + craniumBox.height / 2;
  return picture(
    clipped(
      112,
      element('rect', { width: middle, height: side, fill: inks.corpusRed }),
      element('rect', { x: middle, width: middle, height: side, fill: inks.cerebriumBlue }),
      element(
        'g',
        { transform: `translate(${middle} ${middle}) scale(${rounded(scale)}) translate(0 ${rounded(-centre)})` },
        lens(inks.overprint),
        slotSvg(faviconSlot, inks.paper),
      ),
    ),
  );
}
